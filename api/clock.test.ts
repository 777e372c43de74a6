import { expect, test } from 'vitest'
import { addDays, atLocalTime, dayOf, untilTomorrow } from './clock.ts'

test('a day begins at midnight in America/Chicago', () => {
  expect(dayOf(new Date('2026-03-01T05:59:59Z'))).toBe('2026-02-28')
  expect(dayOf(new Date('2026-03-01T06:00:00Z'))).toBe('2026-03-01')
  expect(dayOf(new Date('2026-07-01T04:59:59Z'))).toBe('2026-06-30')
  expect(dayOf(new Date('2026-07-01T05:00:00Z'))).toBe('2026-07-01')
})

test('days are counted over months, years and changes of the clock', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('a day with a change of the clock has 23 or 25 hours', () => {
  const hours = (day: string) => untilTomorrow(new Date(atLocalTime(day, '00:00'))) / 3_600_000
  expect([hours('2026-03-07'), hours('2026-03-08'), hours('2026-11-01')]).toEqual([24, 23, 25])
})
