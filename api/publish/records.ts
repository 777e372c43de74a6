import type { RecordKind } from '#contract/paths.ts'
import { Article } from '../articles/article.entity.ts'
import { Church } from '../churches/church.entity.ts'
import { ChurchEvent } from '../events/event.entity.ts'

/** What the publisher needs to know of a record to name what a change of it touches. */
export interface RecordState {
  kind: RecordKind
  id: number
  slug: string
  isPublic: boolean
  featured?: boolean
  /** Where the church stands. */
  area?: string
  /** The church that holds the event. */
  churchId?: number
}

type Fields = Record<string, unknown>

/** The number behind a relation: a reference in an entity, the bare number in the row that it was loaded from. */
const numberOf = (relation: unknown): number | undefined => {
  const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation
  return typeof id === 'number' ? id : undefined
}

/** How each published entity is read, from the entity itself or from the row that it was loaded from. */
export const recordKinds = new Map<unknown, (fields: Fields) => RecordState>([
  [
    Church,
    (fields) => ({
      kind: 'church',
      id: Number(fields.id),
      slug: String(fields.slug),
      isPublic: fields.status === 'approved',
      featured: fields.featured === true,
      area: String(fields.area),
    }),
  ],
  [
    ChurchEvent,
    (fields) => {
      const churchId = numberOf(fields.church)
      return {
        kind: 'event',
        id: Number(fields.id),
        slug: String(fields.slug),
        isPublic: fields.status === 'approved',
        ...(churchId !== undefined && { churchId }),
      }
    },
  ],
  [Article, (fields) => ({ kind: 'article', id: Number(fields.id), slug: String(fields.slug), isPublic: true })],
])
