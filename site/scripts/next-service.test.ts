import { describe, expect, test } from 'vitest'
import { minutesUntil, momentIn, nextService, startsOf } from './next-service.ts'

const hour = 60
const day = 24 * hour

describe('the moment in Corpus Christi', () => {
  test.each([
    ['2026-12-06T16:30:00Z', { day: 0, minute: 10 * hour + 30 }, 'winter time'],
    ['2026-07-05T15:30:00Z', { day: 0, minute: 10 * hour + 30 }, 'summer time'],
    ['2026-12-07T05:59:00Z', { day: 0, minute: 23 * hour + 59 }, 'still Sunday where UTC has Monday'],
    ['2026-12-07T06:00:00Z', { day: 1, minute: 0 }, 'midnight is hour 0'],
  ])('%s', (at, moment) => {
    expect(momentIn('America/Chicago', new Date(at))).toEqual(moment)
  })
})

describe('the wait for a weekly start', () => {
  const sunday = { day: 0, minute: 10 * hour }

  test.each([
    [{ day: 0, minute: 10 * hour }, 0],
    [{ day: 0, minute: 9 * hour }, hour],
    [{ day: 0, minute: 10 * hour + 1 }, 7 * day - 1],
    [{ day: 6, minute: 22 * hour }, 12 * hour],
  ])('from %o', (now, wait) => {
    expect(minutesUntil(sunday, now)).toBe(wait)
  })
})

test('a line starts at each of its times on each of its days', () => {
  expect(startsOf('0,3', '08:00,18:30')).toEqual([
    { day: 0, minute: 8 * hour },
    { day: 0, minute: 18 * hour + 30 },
    { day: 3, minute: 8 * hour },
    { day: 3, minute: 18 * hour + 30 },
  ])
})

describe('the next service', () => {
  const noon = 12 * hour
  const sunday = { days: '0', starts: '09:00' }
  const wednesday = { days: '3', starts: '18:30' }

  test('is the one that is waited for least', () => {
    expect(nextService([sunday, wednesday], { day: 0, minute: noon })).toEqual({
      line: wednesday,
      start: { day: 3, minute: 18 * hour + 30 },
    })
    expect(nextService([sunday, wednesday], { day: 3, minute: 19 * hour })?.line).toBe(sunday)
  })

  test('is not told while a line that cannot be read may come before it', () => {
    const seasonal = { days: '3', starts: '' }
    expect(nextService([sunday, seasonal], { day: 1, minute: 0 })).toBeUndefined()
    expect(nextService([sunday, seasonal], { day: 3, minute: 23 * hour })).toBeUndefined()
    expect(nextService([sunday, seasonal], { day: 4, minute: 0 })?.line).toBe(sunday)
    // Of the same day, next week's start comes later than what today may still bring.
    expect(nextService([sunday, { days: '0', starts: '' }], { day: 0, minute: noon })).toBeUndefined()
    expect(nextService([sunday, { days: '0', starts: '' }], { day: 6, minute: noon })?.line).toBe(sunday)
  })

  test('is not known where no line can be read', () => {
    expect(
      nextService(
        [
          { days: '', starts: '10:00' },
          { days: '1', starts: '' },
        ],
        { day: 0, minute: 0 },
      ),
    ).toBeUndefined()
  })
})
