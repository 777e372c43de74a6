import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateBadge, dayHere, longDate } from './dates.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Zeller's congruence: a second way to the weekday, without Date. */
const weekdayOf = (day: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month]
  const h =
    (dayOfMonth + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)) %
    7
  return weekdays[(h + 6) % 7]
}

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('longDate', () => {
  it('writes a day in full', () => {
    expect(longDate('2026-12-06')).toBe('Sunday, December 6, 2026')
    expect(longDate('2028-02-29')).toBe('Tuesday, February 29, 2028')
  })

  it('keeps day, month and weekday of every date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, , dayOfMonth] = day.split('-')
        const written = longDate(day)
        expect(written.startsWith(`${weekdayOf(day)}, `)).toBe(true)
        expect(written.endsWith(` ${Number(dayOfMonth)}, ${year}`)).toBe(true)
        expect(written).toContain(` ${dateBadge(day).month}`)
      }),
    )
  })

  it('refuses what is not a calendar day', () => {
    for (const wrong of ['2026-02-30', '2026-13-01', '2026-1-1', '', 'Sunday', '2026-12-06T00:00:00Z']) {
      expect(() => longDate(wrong), wrong).toThrow(RangeError)
    }
  })
})

describe('dateBadge', () => {
  it('gives the parts of a calendar leaf', () => {
    expect(dateBadge('2026-12-06')).toEqual({ month: 'Dec', day: '6', weekday: 'Sun' })
    expect(dateBadge('2027-01-31')).toEqual({ month: 'Jan', day: '31', weekday: 'Sun' })
  })
})

describe('dayHere', () => {
  it('reads a moment on the clock of Corpus Christi, summer and winter', () => {
    expect(dayHere('2026-07-01T04:59:59Z')).toBe('2026-06-30')
    expect(dayHere('2026-07-01T05:00:00Z')).toBe('2026-07-01')
    expect(dayHere('2026-12-01T05:59:59Z')).toBe('2026-11-30')
    expect(dayHere('2026-12-01T06:00:00.000Z')).toBe('2026-12-01')
  })

  it('does not depend on the zone of the machine', () => {
    const before = process.env.TZ
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
        process.env.TZ = zone
        expect(longDate('2026-12-06'), zone).toBe('Sunday, December 6, 2026')
        expect(dayHere('2026-12-01T05:59:59Z'), zone).toBe('2026-11-30')
      }
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })
})
