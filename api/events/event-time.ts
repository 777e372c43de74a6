import { addDays, atLocalTime } from '../clock.ts'
import { clockSource, halfBefore, isPlain, minutesOf, toClock, untilSource, withPlainTimes } from '../clock-text.ts'

/** When an event starts and ends: ISO 8601 with the offset of America/Chicago, or the day alone. */
export interface EventTime {
  starts: string
  ends?: string
}

const range = new RegExp(`(?<![\\d:.])${clockSource}${untilSource}${clockSource}(?![\\d:])`, 'i')
const single = new RegExp(`(?<![\\d:.])${clockSource}(?![\\d:])`, 'gi')

/**
 * Reads an event's free-text time. What cannot be read leaves the day alone; an end needs a range
 * ('6-8 PM', '9:30 AM to noon'). An end before the start is on the next day.
 */
export const readEventTime = (date: string, time: string | null | undefined): EventTime => {
  const text = withPlainTimes(time ?? '')
  const whole = readRange(text)
  if (whole) {
    const endDay = whole.to > whole.from ? date : addDays(date, 1)
    return { starts: atLocalTime(date, toClock(whole.from)), ends: atLocalTime(endDay, toClock(whole.to)) }
  }
  for (const [, hours = '', minutes, half] of text.matchAll(single)) {
    if (!half && !(minutes && isPlain(hours))) continue
    const start = minutesOf(Number(hours), Number(minutes ?? 0), half)
    if (start !== undefined) return { starts: atLocalTime(date, toClock(start)) }
  }
  return { starts: date }
}

/** Minutes since midnight of both ends. A range without halves of the day is read in 24 hours, if it has minutes. */
const readRange = (text: string): { from: number; to: number } | undefined => {
  const match = range.exec(text)
  if (!match) return undefined
  const [, hours = '', minutes, half, endHours = '', endMinutes, endHalf] = match
  if (!endHalf && !(minutes && endMinutes && isPlain(hours))) return undefined
  const startHalf = half ?? (endHalf && halfBefore(Number(hours), Number(endHours), endHalf))
  const from = minutesOf(Number(hours), Number(minutes ?? 0), startHalf)
  const to = minutesOf(Number(endHours), Number(endMinutes ?? 0), endHalf)
  return from === undefined || to === undefined || from === to ? undefined : { from, to }
}
