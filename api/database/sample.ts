import type { EntityManager } from '@mikro-orm/postgresql'
import { type SampleChurch, sampleChurches } from '#content/sample/churches.ts'
import { type SampleEvent, sampleEvents } from '#content/sample/events.ts'
import type { Church } from '../churches/church.entity.ts'
import { newChurch } from '../churches/church-changes.ts'
import { addDays, dayOf } from '../clock.ts'
import { newEvent } from '../events/event-changes.ts'
import { storeSamplePicture } from './sample-pictures.ts'

export interface SampleOptions {
  /** Pictures are copied to `uploads/` in it. */
  dataDir: string
  /** Events are dated from this moment's day in America/Chicago. */
  now: Date
  log?: (message: string) => void
}

/** How much the sample has put into the database. */
export interface SampleCounts {
  churches: number
  events: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Whether no church and no event has ever been stored: what an operator has deleted is not sampled again. */
export const isUntouched = async (em: EntityManager): Promise<boolean> => {
  const [row] = await em.execute<{ untouched: boolean }[]>(
    `select not exists (select from church) and not exists (select from event)
       and not exists (select from slug where kind in ('church', 'event')) as untouched`,
  )
  return row?.untouched === true
}

/** Loads the sample content of ruling 42 into a database that never held any, in one transaction. */
export const loadSampleIfEmpty = (em: EntityManager, options: SampleOptions): Promise<SampleCounts | undefined> =>
  em.transactional(async (own) => {
    await own.execute("select pg_advisory_xact_lock(hashtext('sample content'))")
    if (!(await isUntouched(own))) return undefined
    const churches = new Map<string, Church>()
    for (const sample of sampleChurches) churches.set(sample.name, await addChurch(own, sample, options))
    for (const { dayOffset, weekday, time, category, church: holder, ...fields } of sampleEvents) {
      const church = holder === undefined ? null : churches.get(holder)
      if (church === undefined) throw new Error(`the sample event ${fields.title} names an unknown church`)
      const date = firstOn(weekday, addDays(dayOf(options.now), dayOffset))
      const event = await newEvent(own, { ...fields, date, time: time ?? null, category: category ?? null, church })
      event.approve()
    }
    const counts = { churches: sampleChurches.length, events: sampleEvents.length }
    options.log?.(`The database was empty: loaded a sample of ${counts.churches} churches and ${counts.events} events.`)
    return counts
  })

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** The first day with this weekday on or after a day; the day itself without one. Days are YYYY-MM-DD. */
const firstOn = (weekday: SampleEvent['weekday'], day: string): string => {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(day, ahead))
  return week.find((one) => weekdayFormat.format(new Date(`${one}T00:00:00Z`)) === weekday) ?? day
}

const addChurch = async (em: EntityManager, sample: SampleChurch, { dataDir, now }: SampleOptions): Promise<Church> => {
  const { status, featured, createdDaysAgo, heroImage, services = [], ...fields } = sample
  const picture = heroImage ? await storeSamplePicture(heroImage, dataDir) : null
  const church = await newChurch(em, { ...fields, services: [...services], heroImage: picture })
  church.createdAt = new Date(now.getTime() - createdDaysAgo * dayMs)
  church.updatedAt = church.createdAt
  if (status === 'approved') church.approve()
  if (featured) church.grantFeatured(null, now)
  return church
}
