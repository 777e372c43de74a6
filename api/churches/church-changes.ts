import { ref } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { User } from '../accounts/user.entity.ts'
import { NotFound } from '../errors.ts'
import { newRecordId, takeSlug } from '../slugs/slugs.ts'
import { Church } from './church.entity.ts'
import type { ChurchFields } from './church-fields.ts'

// Every change goes through the unit of work, where the change record for the publisher is made.
// All of these throw NotFound for an unknown number, and Conflict where the church's status does not allow the change.

/** Stores a new church that waits for review. */
export const submitChurch = async (em: EntityManager, fields: ChurchFields, owner?: User): Promise<Church> => {
  const church = await newChurch(em, fields)
  if (owner) church.owner = ref(owner)
  await em.flush()
  return church
}

/** A pending church that the next flush stores. */
export const newChurch = async (em: EntityManager, fields: ChurchFields): Promise<Church> => {
  const id = await newRecordId(em, 'church')
  const slug = await takeSlug(em, 'church', fields.name, id)
  const { name, denomination, description, address, zip, area, services } = fields
  const church = em.create(Church, { id, slug, name, denomination, description, address, zip, area, services })
  church.write(fields)
  return church
}

const change = async (
  em: EntityManager,
  id: number,
  apply: (church: Church) => void | Promise<void>,
): Promise<Church> => {
  const church = await em.findOne(Church, { id })
  if (!church) throw new NotFound('There is no such church')
  await apply(church)
  await em.flush()
  return church
}

export const approveChurch = (em: EntityManager, id: number) => change(em, id, (church) => church.approve())

export const rejectChurch = (em: EntityManager, id: number, reason?: string) =>
  change(em, id, (church) => church.reject(reason))

/** Takes a public church off the site; its address says from then on that it is gone. */
export const withdrawChurch = (em: EntityManager, id: number) => change(em, id, (church) => church.withdraw())

export const editChurch = (em: EntityManager, id: number, fields: Partial<ChurchFields>) =>
  change(em, id, (church) => church.edit(fields))

/** Gives the church a new address made from the text; the old one leads to it. */
export const renameChurchSlug = (em: EntityManager, id: number, text: string) =>
  change(em, id, async (church) => {
    church.slug = await takeSlug(em, 'church', text, id)
  })

/** Grants the featured place until the date, or for good with null. */
export const featureChurch = (em: EntityManager, id: number, until: Date | null, now: Date) =>
  change(em, id, (church) => church.grantFeatured(until, now))

export const unfeatureChurch = (em: EntityManager, id: number, now: Date) =>
  change(em, id, (church) => church.revokeFeatured(now))

/** Ends the grants whose date has passed; answers how many. */
export const endGrants = async (em: EntityManager, now: Date): Promise<number> => {
  const ended = await em.find(Church, { featured: true, isPremium: false, granted: true, grantedUntil: { $lte: now } })
  for (const church of ended) church.settleFeatured(now)
  await em.flush()
  return ended.length
}

export const deleteChurch = async (em: EntityManager, id: number): Promise<void> => {
  await change(em, id, (church) => void em.remove(church))
}
