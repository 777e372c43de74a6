import type { EntityManager } from '@mikro-orm/postgresql'
import type { RecordKind } from '#contract/paths.ts'

/** The tag of a kind's list: whatever changes a public record of the kind carries it. */
export const listTags = { church: 'churches', event: 'events', article: 'articles' } as const satisfies Record<
  RecordKind,
  string
>

/** Every slug under which a record of this kind was public, with the record's number. */
const publicSlugs = (em: EntityManager, kind: RecordKind, ids?: readonly number[]) =>
  em.execute<{ slug: string; recordId: number }[]>(
    `select slug, record_id as "recordId" from slug
     where kind = ? and was_public ${ids ? 'and record_id = any(?::int[])' : ''} order by record_id, slug`,
    ids ? [kind, `{${ids.join(',')}}`] : [kind],
  )

const numbersBehind = (mark: string, tags: ReadonlySet<string>): number[] =>
  [...tags].flatMap((tag) => (tag.startsWith(mark) ? [Number(tag.slice(mark.length))] : [])).filter(Number.isInteger)

/** The sitemap blocks of this kind that these tags name. */
export const blocksIn = (kind: RecordKind, tags: ReadonlySet<string>): number[] =>
  numbersBehind(`${listTags[kind]}:block=`, tags)

export interface RecordPaths {
  paths: (em: EntityManager) => Promise<string[]>
  touchedBy: (em: EntityManager, tags: ReadonlySet<string>) => Promise<string[]>
}

/**
 * Which paths pages of single records have: one for each slug under which the record was public and, where `byNumber`
 * is given, one for its number.
 */
export const recordPaths = (
  kind: RecordKind,
  bySlug: (slug: string) => string,
  byNumber?: (id: number) => string,
): RecordPaths => {
  const pathsOf = async (em: EntityManager, ids?: readonly number[]) => {
    const slugs = await publicSlugs(em, kind, ids)
    const numbers = byNumber ? [...new Set(slugs.map(({ recordId }) => recordId))].map(byNumber) : []
    return [...slugs.map(({ slug }) => bySlug(slug)), ...numbers]
  }
  return {
    paths: (em) => pathsOf(em),
    touchedBy: async (em, tags) => {
      const ids = numbersBehind(`${kind}:`, tags)
      return ids.length ? pathsOf(em, ids) : []
    },
  }
}
