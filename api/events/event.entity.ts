import { defineEntity, p, ref } from '@mikro-orm/core'
import { defaultEventCategory, eventCategories } from '#content/options.ts'
import type { EventStatus } from '#contract/event.ts'
import { User } from '../accounts/user.entity.ts'
import { Church } from '../churches/church.entity.ts'
import { timestamps } from '../database/timestamps.ts'
import { Conflict } from '../errors.ts'

const EventSchema = defineEntity({
  name: 'ChurchEvent',
  tableName: 'event',
  properties: {
    id: p.integer().primary(),
    slug: p.text().unique(),
    version: p.integer().version(),
    status: p.enum(['pending', 'approved', 'rejected', 'withdrawn']).default('pending'),
    title: p.text(),
    description: p.text(),
    /** A calendar day in America/Chicago as YYYY-MM-DD. */
    date: p.date(),
    /** As the sender wrote it. */
    time: p.text().nullable(),
    location: p.text(),
    category: p.text(),
    church: () => p.manyToOne(Church).ref().nullable().deleteRule('set null'),
    owner: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    ...timestamps,
  },
})

/** What a submission or an edit can set. `date` is YYYY-MM-DD; an unknown category counts as general. */
export interface EventFields {
  title: string
  description: string
  date: string
  time?: string | null
  location: string
  category?: string | null
  church?: Church | null
}

const known = (category: string) => eventCategories.some(({ value }) => value === category)

/** An event and what can happen to it. The methods throw Conflict where its status does not allow them. */
export class ChurchEvent extends EventSchema.class {
  approve(): void {
    this.move('pending', 'approved')
  }

  reject(): void {
    this.move('pending', 'rejected')
  }

  withdraw(): void {
    this.move('approved', 'withdrawn')
  }

  /** Sets the given fields and no others. */
  edit(fields: Partial<EventFields>): void {
    if (this.status === 'withdrawn') throw new Conflict('A withdrawn event cannot be edited')
    this.write(fields)
  }

  /** Copies the fields in the spelling in which they are stored, without looking at the status. */
  write(fields: Partial<EventFields>): void {
    for (const name of ['title', 'description', 'date', 'location'] as const) {
      const value = fields[name]
      if (value !== undefined) this[name] = value.trim()
    }
    if (fields.time !== undefined) this.time = fields.time?.trim() || null
    if (fields.category !== undefined) {
      const chosen = fields.category?.trim() ?? ''
      this.category = known(chosen) ? chosen : defaultEventCategory
    }
    if (fields.church !== undefined) this.church = fields.church && ref(fields.church)
  }

  private move(from: EventStatus, to: EventStatus): void {
    if (this.status !== from) throw new Conflict(`This event is ${this.status}, not ${from}`)
    this.status = to
  }
}
EventSchema.setClass(ChurchEvent)
