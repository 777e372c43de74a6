import { business } from '#content/business.ts'

/** Gives the time; tests give another. */
export type Now = () => Date

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: business.timeZone, dateStyle: 'short' })
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, timeZoneName: 'longOffset' })

/** The calendar day in America/Chicago as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => dayFormat.format(moment)

/** The day so many days after a day, both YYYY-MM-DD. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** A day (YYYY-MM-DD) and an hour (HH:MM) of America/Chicago as ISO 8601 with the offset that holds at that hour. */
export const atLocalTime = (day: string, time: string): string => {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const first = offsetAt(asUtc)
  const offset = offsetAt(new Date(Date.parse(`${day}T${time}:00${first}`)))
  return `${day}T${time}:00${offset}`
}

/** Milliseconds from a moment until the next calendar day begins in America/Chicago. */
export const untilTomorrow = (moment: Date): number =>
  Date.parse(atLocalTime(addDays(dayOf(moment), 1), '00:00')) - moment.getTime()

/** +HH:MM or -HH:MM. */
const offsetAt = (moment: Date): string => {
  const name = offsetFormat.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}
