import ICAL from 'ical.js'
import { afterEach, describe, expect, test } from 'vitest'
import { calendarText } from './calendar.ts'
import { event, host, origin } from './records.fixture.ts'

const updatedAt = '2026-11-01T10:00:00.000Z'
const text = (changed: object = {}) => calendarText({ event: { ...event, ...changed }, over: false, updatedAt }, origin)

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

ICAL.design.strict = true

/** What the format's rules say against a file, in words. */
const faults = (file: string): string[] => {
  const found: string[] = []
  if (/(^|[^\r])\n/.test(file) || !file.endsWith('\r\n')) found.push('a line that does not end in CRLF')
  for (const line of file.split('\r\n')) if (Buffer.byteLength(line) > 75) found.push('a line of over 75 octets')
  try {
    const calendar = new ICAL.Component(ICAL.parse(file))
    for (const name of ['prodid', 'version']) if (!calendar.getFirstProperty(name)) found.push(`no ${name}`)
    const entries = calendar.getAllSubcomponents('vevent')
    if (entries.length !== 1) found.push(`${entries.length} events`)
    for (const entry of entries) {
      for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'url', 'location']) {
        if (!entry.getFirstProperty(name)) found.push(`no ${name}`)
      }
    }
  } catch (error) {
    found.push(String(error))
  }
  return found
}

const read = (file: string) => {
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  return (name: string) => String(entry?.getFirstPropertyValue(name))
}

describe('an event as a calendar file', () => {
  test('keeps the rules of the format', () => expect(faults(text())).toEqual([]))

  test.each([
    ['bare line ends', (file: string) => file.replaceAll('\r\n', '\n')],
    ['no UID', (file: string) => file.replace(/UID:.*\r\n/, '')],
    ['no DTSTART', (file: string) => file.replace(/DTSTART.*\r\n/, '')],
    ['no PRODID', (file: string) => file.replace(/PRODID:.*\r\n/, '')],
    ['an unfolded line', (file: string) => file.replaceAll('\r\n ', '')],
    ['an event that does not end', (file: string) => file.replace('END:VEVENT\r\n', '')],
  ])('is known to be wrong with %s', (_, spoil) => expect(faults(spoil(text()))).not.toEqual([]))

  test('says what, where and when', () => {
    const value = read(text({ ends: '2026-12-06T19:30:00-06:00' }))
    expect(value('uid')).toBe('event-7@churches.example.org')
    expect(value('summary')).toBe(event.title)
    expect(value('description')).toBe(event.description)
    expect(value('location')).toBe('Fellowship hall, 118 Harbor Bell Street, Corpus Christi, TX')
    expect(value('url')).toBe(`${origin}/events/fish-fry`)
    expect(value('dtstamp')).toBe('2026-11-01T10:00:00Z')
    expect(value('dtstart')).toBe('2026-12-06T23:30:00Z')
    expect(value('dtend')).toBe('2026-12-07T01:30:00Z')
  })

  test.each([
    ['Fellowship hall', host, 'Fellowship hall, 118 Harbor Bell Street, Corpus Christi, TX 78401'],
    [
      'Fellowship hall, 118 Harbor Bell Street',
      host,
      'Fellowship hall, 118 Harbor Bell Street, Corpus Christi, TX 78401',
    ],
    ['Pier, 4 Water Street', host, 'Pier, 4 Water Street, Corpus Christi, TX'],
    ['4 Water Street, Corpus Christi', undefined, '4 Water Street, Corpus Christi'],
    ['The public pier', undefined, 'The public pier'],
  ])('at %j names the town behind the street', (location, church, written) => {
    expect(read(text({ location, church }))('location')).toBe(written)
  })

  test('without an hour is a whole day, whatever the zone of the machine', () => {
    for (const machine of ['UTC', 'Asia/Tokyo', 'America/Chicago', 'Pacific/Kiritimati']) {
      process.env.TZ = machine
      const file = text({ starts: '2026-12-06', time: undefined })
      expect(faults(file)).toEqual([])
      expect(read(file)('dtstart')).toBe('2026-12-06')
      expect(read(file)('dtend')).toBe('2026-12-07')
      expect(read(text())('dtstart')).toBe('2026-12-06T23:30:00Z')
    }
  })

  test('is the same on every reading', () => expect(text()).toBe(text()))
})
