import { business } from '#content/business.ts'

const locale = 'en-US'

// A calendar day has no zone: it is read as midnight UTC and written in UTC, so it can never slip to its neighbour.
const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
const longDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const shortMonth = inUtc({ month: 'short' })
const shortWeekday = inUtc({ weekday: 'short' })
const dayNumber = inUtc({ day: 'numeric' })

const isoDayHere = new Intl.DateTimeFormat('en-CA', {
  timeZone: business.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const isoDay = /^\d{4}-\d{2}-\d{2}$/

const midnight = (day: string): Date => {
  const date = new Date(`${day}T00:00:00Z`)
  // 2026-02-30 would silently become March 2.
  if (!isoDay.test(day) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`Not a calendar day: ${day}`)
  }
  return date
}

/** 'Sunday, December 6, 2026' for '2026-12-06'. Throws a RangeError for what is not a calendar day. */
export const longDate = (day: string): string => longDay.format(midnight(day))

/** The parts of a calendar leaf: 'Dec', '6', 'Sun' for '2026-12-06'. Throws like longDate. */
export const dateBadge = (day: string): { month: string; day: string; weekday: string } => {
  const date = midnight(day)
  return { month: shortMonth.format(date), day: dayNumber.format(date), weekday: shortWeekday.format(date) }
}

/** The calendar day, YYYY-MM-DD, that a moment (ISO 8601 with offset) falls on in Corpus Christi. */
export const dayHere = (moment: string): string => {
  const parts = isoDayHere.formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}
