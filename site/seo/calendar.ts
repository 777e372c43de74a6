import ical, { ICalEventStatus } from 'ical-generator'
import { business } from '#content/business.ts'
import type { EventPage } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import { eventPlace } from './event.ts'

const isDay = (moment: string) => /^\d{4}-\d{2}-\d{2}$/.test(moment)

// Whole days are written from a date's UTC parts, so the zone of the machine cannot move them.
const readDay = (day: string, later = 0) => new Date(Date.parse(day) + later * 86_400_000)

/** When it is: a whole day where no hour is known (its end is the day after, as the format has it), else moments. */
const when = ({ starts, ends }: EventPage['event']) => {
  if (isDay(starts))
    return { allDay: true, start: readDay(starts), end: readDay(ends && isDay(ends) ? ends : starts, 1) }
  return { start: new Date(starts), ...(ends && { end: new Date(ends) }) }
}

// A calendar looks the line up as an address, so behind a street it needs the town.
const placeLine = (event: EventPage['event']): string => {
  const { street, zip } = eventPlace(event)
  if (!street || street.includes(business.locality)) return event.location
  const line = event.location.includes(street) ? event.location : `${event.location}, ${street}`
  return [line, business.locality, [business.region, zip].filter(Boolean).join(' ')].join(', ')
}

/** An event as an iCalendar file, the same on every reading until the event changes. */
export const calendarText = ({ event, updatedAt }: EventPage, origin: string): string => {
  const calendar = ical({ prodId: { company: business.name, product: 'Events', language: 'EN' } })
  calendar.createEvent({
    id: `event-${event.id}@${new URL(origin).host}`,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    ...when(event),
    summary: event.title,
    description: event.description,
    location: placeLine(event),
    url: origin + paths.event(event.slug),
    status: ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString()}\r\n`
}
