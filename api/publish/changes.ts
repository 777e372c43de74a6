import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChangeSet, EntityManager, EventArgs, EventSubscriber } from '@mikro-orm/core'
import type { EntityManager as SqlEntityManager } from '@mikro-orm/postgresql'
import { areaTags } from '../churches/neighbors.ts'
import { churchEventsTag } from '../events/events.ts'
import { blockOf } from '../slugs/public-records.ts'
import { listTags } from './record-pages.ts'
import { type RecordState, recordKinds } from './records.ts'

/** Tells the publisher that there is something to do. */
export const changeChannel = 'change'

/** The ids of the changes that the running call has made; the answer of a write waits for them. */
export const changesOfCall = new AsyncLocalStorage<string[]>()

/** What a change set touches: the record before and after, where it was or is public. */
export interface RecordChange {
  kind: RecordState['kind']
  id: number
  before?: RecordState
  after?: RecordState
}

/**
 * The tags of a change: every name under which a page may have read what has changed. Empty for a record that was
 * not public before and is not after.
 */
export const tagsOf = ({ kind, id, before, after }: RecordChange): string[] => {
  const states = [before, after].filter((state) => state?.isPublic) as RecordState[]
  if (states.length === 0) return []
  const list = listTags[kind]
  const tags = new Set([`${kind}:${id}`, list, `${list}:block=${blockOf(id)}`])
  const comesOrGoes = Boolean(before?.isPublic) !== Boolean(after?.isPublic)
  if (comesOrGoes) tags.add(`${list}:membership`)
  if (states.some((state) => state.featured)) tags.add('featured')
  for (const { area, churchId } of states) {
    if (area !== undefined && (comesOrGoes || before?.area !== after?.area))
      for (const tag of areaTags(area, id)) tags.add(tag)
    if (churchId !== undefined) tags.add(churchEventsTag(churchId))
  }
  return [...tags]
}

/**
 * Writes the change record of every flush into the transaction of that flush, and keeps the slugs' history, so that
 * no verb can forget either. What is changed behind the unit of work's back (nativeUpdate, raw SQL) is not seen.
 */
export class ChangeSubscriber implements EventSubscriber {
  readonly #tagsOf: (change: RecordChange) => string[]

  constructor(tags: (change: RecordChange) => string[] = tagsOf) {
    this.#tagsOf = tags
  }

  async afterCreate(args: EventArgs<object>): Promise<void> {
    await this.#record(args, 'create')
  }
  async afterUpdate(args: EventArgs<object>): Promise<void> {
    await this.#record(args, 'update')
  }
  async afterDelete(args: EventArgs<object>): Promise<void> {
    await this.#record(args, 'delete')
  }

  async #record(
    { em, entity, changeSet }: EventArgs<object>,
    operation: 'create' | 'update' | 'delete',
  ): Promise<void> {
    const read = recordKinds.get(entity.constructor)
    if (!read) return
    const now = read(entity as Record<string, unknown>)
    const original = originalOf(changeSet)
    const before = operation === 'create' ? undefined : read({ ...(entity as Record<string, unknown>), ...original })
    const after = operation === 'delete' ? undefined : now
    const { kind, id } = now
    const database = em as unknown as SqlEntityManager
    if (after) await keepSlug(database, after)
    await writeChange(em, this.#tagsOf({ kind, id, ...(before && { before }), ...(after && { after }) }))
  }
}

const originalOf = (changeSet: ChangeSet<object> | undefined): Record<string, unknown> =>
  (changeSet?.originalEntity as Record<string, unknown> | undefined) ?? {}

/** Stores a change within the running transaction, or by itself where there is none, and wakes the publisher. */
export const writeChange = async (em: EntityManager, tags: string[]): Promise<void> => {
  if (tags.length === 0) return
  const database = em as unknown as SqlEntityManager
  const list = `{${tags.map((tag) => `"${tag.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
  const [row] = await database.execute<{ id: string }[]>(
    `with made as (insert into change (tags, created_at) values (?::text[], now()) returning id)
     select id::text, pg_notify('${changeChannel}', '') from made`,
    [list],
  )
  if (row) changesOfCall.getStore()?.push(row.id)
}

// A slug once used belongs to its record for good. The condition makes a foreign one fail instead of changing hands.
const keepSlug = async (database: SqlEntityManager, { kind, id, slug, isPublic }: RecordState): Promise<void> => {
  const rows = await database.execute(
    `insert into slug (kind, slug, record_id, was_public) values (?, ?, ?, ?)
     on conflict (kind, slug) do update set was_public = slug.was_public or excluded.was_public
     where slug.record_id = excluded.record_id returning record_id`,
    [kind, slug, id, isPublic],
  )
  if (rows.length === 0) throw new Error(`the slug ${slug} belongs to another ${kind}`)
}
