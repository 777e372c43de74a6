import type { EntityManager } from '@mikro-orm/postgresql'
import type { RecordKind } from '#contract/paths.ts'
import { recordRead } from '../database/reads.ts'
import { recordNumber, resolveSlug } from './slugs.ts'

/**
 * What stands at an address: the record, the slug that has taken its place, nothing any more (it was public once), or
 * nothing at all. A record that was never public is `none`.
 */
export type Lookup<Found> =
  | ({ kind: 'found' } & Found)
  | { kind: 'moved'; slug: string }
  | { kind: 'gone' }
  | { kind: 'none' }

/**
 * Looks a record up by its slug, a former slug or its number. `find` reads it by its number and answers undefined
 * unless it is public.
 */
export const lookUp = async <Found extends object>(
  em: EntityManager,
  kind: RecordKind,
  slugOrId: string,
  find: (id: number) => Promise<Found | undefined>,
): Promise<Lookup<Found>> => {
  const resolved = await resolveSlug(em, kind, slugOrId)
  if (!resolved) {
    const number = recordNumber(slugOrId)
    recordRead(em, number === undefined ? `${kind}-slug:${slugOrId}` : `${kind}:${number}`)
    return { kind: 'none' }
  }
  const { recordId, current, wasPublic } = resolved
  recordRead(em, `${kind}:${recordId}`)
  const found = current === undefined ? undefined : await find(recordId)
  if (!found || current === undefined) return { kind: wasPublic ? 'gone' : 'none' }
  if (slugOrId === current || recordNumber(slugOrId) === recordId) return { kind: 'found', ...found }
  return wasPublic ? { kind: 'moved', slug: current } : { kind: 'none' }
}
