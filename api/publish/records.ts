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
}

type Fields = Record<string, unknown>

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
    }),
  ],
  [
    ChurchEvent,
    (fields) => ({
      kind: 'event',
      id: Number(fields.id),
      slug: String(fields.slug),
      isPublic: fields.status === 'approved',
    }),
  ],
  [Article, (fields) => ({ kind: 'article', id: Number(fields.id), slug: String(fields.slug), isPublic: true })],
])
