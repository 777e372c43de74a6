import { describe, expect, test } from 'vitest'
import { facebookAddress, instagramAddress, telephoneE164, telephoneLink, webAddress, youtubeAddress } from './links.ts'

const unsafe = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'https:\n//example.org',
  'https://exam\nple.org/',
  'data:text/html,x',
  'vbscript:x',
  'http://',
  '//example.org',
  'https://a@b:c@example.org',
  'https://user@example.org/',
  'mailto:a@example.org',
  '',
  undefined,
]

describe('addresses', () => {
  test.each(unsafe)('%j is none', (written) => {
    for (const read of [webAddress, youtubeAddress, facebookAddress, instagramAddress]) {
      expect(read(written)).toBeUndefined()
    }
  })

  test('http and https are', () => {
    expect(webAddress('http://example.org')).toBe('http://example.org/')
    expect(webAddress(' HTTPS://Example.org/a?b=c#d ')).toBe('https://example.org/a?b=c#d')
  })

  test('a channel is on the hosts of YouTube only', () => {
    expect(youtubeAddress('https://www.youtube.com/@a')).toBe('https://www.youtube.com/@a')
    expect(youtubeAddress('https://youtu.be/a')).toBe('https://youtu.be/a')
    for (const host of ['youtube.com.example.org', 'notyoutube.com', 'example.org']) {
      expect(youtubeAddress(`https://${host}/@a`)).toBeUndefined()
    }
  })

  test('a profile is a name or an address on its own host', () => {
    expect(instagramAddress('@harbor.bell')).toBe('https://www.instagram.com/harbor.bell')
    expect(instagramAddress('harbor_bell')).toBe('https://www.instagram.com/harbor_bell')
    expect(facebookAddress('facebook.com/harborbell')).toBe('https://facebook.com/harborbell')
    expect(facebookAddress('https://m.facebook.com/harborbell')).toBe('https://m.facebook.com/harborbell')
    expect(facebookAddress('https://instagram.com/harborbell')).toBeUndefined()
  })
})

test.each([
  ['361-555-0111', '+13615550111'],
  ['(361) 555.0111 ext. 12', '+13615550111'],
  ['1 361 555 0111', '+13615550111'],
  ['+52 55 1234 5678', '+525512345678'],
  ['555-0111', undefined],
  ['call us', undefined],
  [undefined, undefined],
])('the telephone %j is %j', (written, number) => {
  expect(telephoneE164(written)).toBe(number)
})

test.each([
  ['361-555-0111', 'tel:+13615550111'],
  ['555-0111', 'tel:5550111'],
  ['call us', undefined],
  [undefined, undefined],
])('%j is called by %j', (written, address) => {
  expect(telephoneLink(written)).toBe(address)
})
