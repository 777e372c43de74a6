import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '#content/business.ts'
import type { ChurchEvent as ListedEvent } from '#contract/event.ts'
import type { ComingEvent, EventItem } from '#contract/page.ts'
import { addressOf } from '../churches/church-shape.ts'
import { recordRead } from '../database/reads.ts'
import { type Lookup, lookUp } from '../slugs/lookup.ts'
import { readEventTime } from './event-time.ts'

/** An event with its last change, ISO 8601. */
export type EventRecord = EventItem & { updatedAt: string }

export interface EventList {
  events: EventRecord[]
  /** How many there are in all, whatever the limit. */
  total: number
}

export interface EventPart {
  /** The first day that is listed: today in America/Chicago, YYYY-MM-DD. */
  from: string
  limit?: number | undefined
  offset?: number | undefined
}

/** Approved events of a day and later, soonest first. The caller says which day that is, and tags `day` if it is today. */
export const listEvents = async (em: EntityManager, { from, limit, offset }: EventPart): Promise<EventList> => {
  recordRead(em, 'events')
  const [count] = await em.execute<{ total: number }[]>(
    "select count(*)::int as total from event where status = 'approved' and date >= ?::date",
    [from],
  )
  const events = await readEvents(em, 'event.date >= ?::date order by event.date, event.id limit ? offset ?', [
    from,
    limit ?? limits.apiDefaultLimit,
    offset ?? 0,
  ])
  return { events, total: count?.total ?? 0 }
}

/** An approved event by its slug, a former slug or its number. A past one is found as well. */
export const getEvent = (em: EntityManager, slugOrId: string): Promise<Lookup<{ event: EventRecord }>> =>
  lookUp(em, 'event', slugOrId, async (id) => {
    const [event] = await readEvents(em, 'event.id = ?', [id])
    return event && { event }
  })

/** The tag of a church's events: whatever changes one that is public carries it. */
export const churchEventsTag = (churchId: number): string => `events:church=${churchId}`

/** A church's approved events of a day and later, soonest first. The caller tags `day` if that day is today. */
export const listEventsOf = async (
  em: EntityManager,
  churchId: number,
  { from, limit }: { from: string; limit: number },
): Promise<ComingEvent[]> => {
  recordRead(em, churchEventsTag(churchId))
  const rows = await em.execute<(Omit<ComingEvent, 'time'> & Pick<Row, 'time'>)[]>(
    `select slug, title, date::text as date, time, location from event
     where status = 'approved' and church_id = ? and date >= ?::date order by date, id limit ?`,
    [churchId, from, limit],
  )
  return rows.map(({ time, ...event }) => ({ ...event, ...(time && { time }) }))
}

/** An event as the calls answer it. */
export const toListedEvent = (event: EventItem): ListedEvent => ({
  id: event.id,
  slug: event.slug,
  title: event.title,
  description: event.description,
  date: event.date,
  ...(event.time && { time: event.time }),
  location: event.location,
  category: event.category,
  ...(event.churchId !== undefined && { churchId: event.churchId }),
})

interface Row {
  id: number
  slug: string
  title: string
  description: string
  date: string
  time: string | null
  location: string
  category: string
  updated_at: string | Date
  /** The church that was named, public or not. */
  church_id: number | null
  church: { name: string; slug: string; address: string; city: string | null; zip: string } | null
}

const readEvents = async (em: EntityManager, condition: string, values: unknown[]): Promise<EventRecord[]> => {
  const rows = await em.execute<Row[]>(
    `select event.id, event.slug, event.title, event.description, event.date::text as date, event.time,
       event.location, event.category, event.updated_at, event.church_id,
       case when church.status = 'approved' then json_build_object('name', church.name, 'slug', church.slug,
         'address', church.address, 'city', church.city, 'zip', church.zip) end as church
     from event left join church on church.id = event.church_id
     where event.status = 'approved' and ${condition}`,
    values,
  )
  for (const { church_id } of rows) if (church_id !== null) recordRead(em, `church:${church_id}`)
  return rows.map(toRecord)
}

// Of a church that is not public not even the number is told (ruling 25).
const toRecord = ({ church_id, church, time, updated_at, ...event }: Row): EventRecord => ({
  ...event,
  ...(time && { time }),
  ...readEventTime(event.date, time),
  ...(church && church_id !== null && { churchId: church_id }),
  ...(church && { church: { name: church.name, slug: church.slug, address: addressOf(church), zip: church.zip } }),
  updatedAt: new Date(updated_at).toISOString(),
})
