import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedSite } from '../support/published-site.ts'
import { ask as askAt, type RawAnswer } from '../support/raw-request.ts'
import { addFormerChurches, openSampleSite } from '../support/sample-site.ts'

let site: PublishedSite
let movedId: number
beforeAll(async () => {
  site = await openSampleSite(async (own) => {
    movedId = await addFormerChurches(own)
  })
})
afterAll(() => site?.close())

const ask = (path: string, options?: Parameters<typeof askAt>[2]) => askAt(site.origin, path, options)

describe('an address that is none', () => {
  const published = [
    ...['/index', '/index.html', '/404', '/404.html', '/not-found', '/not-found/church', '/not-found/church.html'],
    ...['/directory.html', '/directory.html.br', '/directory.br', '/directory.gz', '/index.html.gz'],
    ...['/church/former-chapel.moved', '/church/gone-chapel.gone', '/church/harbor-bell-baptist-church.html'],
    ...['/settings.json', '/published/settings.json', '/_astro', '/church', '/social', '/scenes', '/not-found/x'],
  ]
  const longOnes = ['/a'.repeat(3000), `/${'a'.repeat(300)}`, `/church/${'a'.repeat(300)}`]
  const tricks = [
    ...[
      '//evil.example',
      '//evil.example/',
      '///evil.example',
      '/\\evil',
      '/\\evil.example/',
      '/directory//',
      '/./directory',
    ],
    ...['/../etc/passwd', '/church/../directory', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/church%2fx'],
    ...[
      '/%64irectory',
      '/directory%00',
      '/directory%20',
      '/directory%0d%0aset-cookie:a=1',
      '/directory;x',
      '/Directory',
    ],
    ...[
      '/.env',
      '/.data/secret',
      '/_astro/.hidden',
      '/.well-known/x',
      '/church/.hidden',
      '/*',
      '/directory:80',
      '/~root',
    ],
    ...['/_astro/../index.html', '/_astro/..%2findex.html', '/church/harbor-bell-baptist-church/more', ...longOnes],
  ]
  test.each([...published, ...tricks])('%s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body.toString()).toMatch(/404 Page Not Found|Church not found or failed to load/)
  })

  test.each([
    ['/nowhere', '404 Page Not Found'],
    ['/church/no', 'Church not found or failed to load. Please try again later.'],
    ['/events/no', 'Event not found.'],
    ['/events/no.ics', 'Event not found.'],
    ['/news/no', 'Article Not Found'],
  ])('%s says so in the words of its section', async (path, words) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(parse(answer.body.toString()).querySelector('h1')?.text).toBe(words)
    expect(answer.body.toString()).toContain('<meta name="robots" content="noindex">')
  })
})

describe('an address that leads elsewhere', () => {
  test.each([
    ['/directory/', '/directory'],
    ['/directory/?search=a&area=%20', '/directory?search=a&area=%20'],
    ['/directory/?', '/directory?'],
    ['/church/harbor-bell-baptist-church/', '/church/harbor-bell-baptist-church'],
    ['/church/1', '/church/harbor-bell-baptist-church'],
    ['/church/former-chapel', '/church/present-chapel'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers.location, body.length]).toEqual([301, to, 0])
  })

  test('numbers and former addresses lead to the page, in the call too', async () => {
    for (const path of [`/church/${movedId}`, `/api/churches/${movedId}`, '/api/churches/former-chapel']) {
      const { status, headers } = await ask(path)
      const target = path.replace(/[^/]*$/, 'present-chapel')
      expect([status, headers.location ?? target], path).toEqual([
        path === `/api/churches/${movedId}` ? 200 : 301,
        target,
      ])
      expect((await ask(target)).status).toBe(200)
    }
  })

  test('what is gone answers 410 on its page and in the call', async () => {
    for (const path of ['/church/gone-chapel', '/api/churches/gone-chapel']) expect((await ask(path)).status).toBe(410)
  })
})

test('the bulletin and all below it answer with the one page that leads to the news', async () => {
  const { body } = await ask('/bulletin')
  for (const path of ['/bulletin', '/bulletin/', '/bulletin/x', '/bulletin/2024/05', '/bulletin/x/', '/bulletin?a=1']) {
    const answer: RawAnswer = await ask(path)
    expect([answer.status, answer.body.equals(body)], path).toEqual([200, true])
  }
  const page = parse(body.toString())
  expect(page.querySelector('main')?.text).toContain('Redirecting to news...')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(body.toString()).toContain('<meta http-equiv="refresh" content="0;url=/news">')
  expect((await ask('/bulletins')).status).toBe(404)
})
