import { ref } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { User } from '../accounts/user.entity.ts'
import { NotFound } from '../errors.ts'
import { newRecordId, takeSlug } from '../slugs/slugs.ts'
import { ChurchEvent, type EventFields } from './event.entity.ts'

// Every change goes through the unit of work, where the change record for the publisher is made.
// All of these throw NotFound for an unknown number, and Conflict where the event's status does not allow the change.

/** Stores a new event: public at once for a signed-in sender, waiting for an admin for another (ruling 24). */
export const submitEvent = async (em: EntityManager, fields: EventFields, owner?: User): Promise<ChurchEvent> => {
  const event = await newEvent(em, fields)
  if (owner) {
    event.owner = ref(owner)
    event.approve()
  }
  await em.flush()
  return event
}

/** A pending event that the next flush stores. */
export const newEvent = async (em: EntityManager, fields: EventFields): Promise<ChurchEvent> => {
  const id = await newRecordId(em, 'event')
  const slug = await takeSlug(em, 'event', fields.title, id)
  const { title, description, date, location } = fields
  const event = em.create(ChurchEvent, { id, slug, title, description, date, location, category: '' })
  event.write({ ...fields, category: fields.category ?? null })
  return event
}

const change = async (
  em: EntityManager,
  id: number,
  apply: (event: ChurchEvent) => void | Promise<void>,
): Promise<ChurchEvent> => {
  const event = await em.findOne(ChurchEvent, { id })
  if (!event) throw new NotFound('There is no such event')
  await apply(event)
  await em.flush()
  return event
}

export const approveEvent = (em: EntityManager, id: number) => change(em, id, (event) => event.approve())

export const rejectEvent = (em: EntityManager, id: number) => change(em, id, (event) => event.reject())

/** Takes a public event off the site; its address says from then on that it is gone. */
export const withdrawEvent = (em: EntityManager, id: number) => change(em, id, (event) => event.withdraw())

export const editEvent = (em: EntityManager, id: number, fields: Partial<EventFields>) =>
  change(em, id, (event) => event.edit(fields))

/** Gives the event a new address made from the text; the old one leads to it. */
export const renameEventSlug = (em: EntityManager, id: number, text: string) =>
  change(em, id, async (event) => {
    event.slug = await takeSlug(em, 'event', text, id)
  })

export const deleteEvent = async (em: EntityManager, id: number): Promise<void> => {
  await change(em, id, (event) => void em.remove(event))
}
