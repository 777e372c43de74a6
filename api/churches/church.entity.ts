import { defineEntity, p } from '@mikro-orm/core'
import { canonicalArea, canonicalDenomination } from '#content/options.ts'
import type { ChurchStatus } from '#contract/church.ts'
import { User } from '../accounts/user.entity.ts'
import { TextArray } from '../database/text-array.ts'
import { timestamps } from '../database/timestamps.ts'
import { Conflict } from '../errors.ts'
import { type ChurchFields, optionalTexts, requiredTexts } from './church-fields.ts'

export type { ChurchFields }

const ChurchSchema = defineEntity({
  name: 'Church',
  tableName: 'church',
  properties: {
    id: p.integer().primary(),
    slug: p.text().unique(),
    version: p.integer().version(),
    status: p.enum(['pending', 'approved', 'rejected', 'withdrawn']).default('pending'),
    rejectionReason: p.text().nullable(),
    owner: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),

    name: p.text(),
    denomination: p.text(),
    description: p.text(),
    address: p.text(),
    zip: p.text(),
    area: p.text(),
    phone: p.text().nullable(),
    website: p.text().nullable(),
    youtubeChannel: p.text().nullable(),
    services: p.type(TextArray).$type<string[]>().default([]),
    thumbnail: p.text().nullable(),
    heroImage: p.text().nullable(),

    pastorName: p.text().nullable(),
    missionStatement: p.text().nullable(),
    history: p.text().nullable(),
    specialPrograms: p.text().nullable(),
    youthPrograms: p.text().nullable(),
    musicMinistry: p.text().nullable(),
    outreachPrograms: p.text().nullable(),
    facebookPage: p.text().nullable(),
    instagramHandle: p.text().nullable(),

    // Never public (ruling 18); the city is, as part of the address line, where it is another one.
    email: p.text().nullable(),
    city: p.text().nullable(),
    additionalInfo: p.text().nullable(),

    /** The owner's account is paid. */
    isPremium: p.boolean().default(false),
    /** An admin has given the featured place, until the date or, without one, for good. */
    granted: p.boolean().default(false),
    grantedUntil: p.datetime(3).nullable(),
    /** Paid or granted: kept beside its two causes, because lists are ordered by it. */
    featured: p.boolean().default(false),
    /** Changes of the owner that wait for review. */
    proposed: p.json<Partial<ChurchFields>>().nullable(),
    ...timestamps,
  },
})

/** A church and what can happen to it. The methods throw Conflict where its status does not allow them. */
export class Church extends ChurchSchema.class {
  approve(): void {
    this.move('pending', 'approved')
    this.rejectionReason = null
  }

  reject(reason?: string): void {
    this.move('pending', 'rejected')
    this.rejectionReason = reason?.trim() || null
  }

  withdraw(): void {
    this.move('approved', 'withdrawn')
  }

  /** Sets the given fields and no others; a rejected church waits for review again. */
  edit(fields: Partial<ChurchFields>): void {
    if (this.status === 'withdrawn') throw new Conflict('A withdrawn church cannot be edited')
    this.write(fields)
    if (this.status === 'rejected') {
      this.status = 'pending'
      this.rejectionReason = null
    }
  }

  /** Gives the featured place until the date, or for good with null. */
  grantFeatured(until: Date | null, now: Date): void {
    this.granted = true
    this.grantedUntil = until
    this.settleFeatured(now)
  }

  revokeFeatured(now: Date): void {
    this.granted = false
    this.grantedUntil = null
    this.settleFeatured(now)
  }

  setPremium(paid: boolean, now: Date): void {
    this.isPremium = paid
    this.settleFeatured(now)
  }

  /** Brings `featured` in line with what is paid or granted at this moment. */
  settleFeatured(now: Date): void {
    const granted = this.granted && (!this.grantedUntil || this.grantedUntil > now)
    this.featured = this.isPremium || granted
  }

  /** Copies the fields in the spelling in which they are stored (ruling 7), without looking at the status. */
  write(fields: Partial<ChurchFields>): void {
    for (const name of requiredTexts) {
      const value = fields[name]
      if (value !== undefined) this[name] = value.trim()
    }
    for (const name of optionalTexts) {
      const value = fields[name]
      if (value !== undefined) this[name] = value?.trim() || null
    }
    if (fields.denomination !== undefined) this.denomination = canonicalDenomination(fields.denomination)
    if (fields.area !== undefined) this.area = canonicalArea(fields.area)
    if (fields.services) this.services = fields.services.map((line) => line.trim()).filter(Boolean)
  }

  private move(from: ChurchStatus, to: ChurchStatus): void {
    if (this.status !== from) throw new Conflict(`This church is ${this.status}, not ${from}`)
    this.status = to
  }
}
ChurchSchema.setClass(Church)
