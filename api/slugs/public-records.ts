import type { EntityManager } from '@mikro-orm/postgresql'
import type { RecordKind } from '#contract/paths.ts'
import { recordRead } from '../database/reads.ts'

/** Records per child sitemap, counted by number, so that a new record never moves the others to another file. */
export const blockSize = 250

/** The block that a record's sitemap entry stands in, from 0. */
export const blockOf = (id: number): number => Math.floor((id - 1) / blockSize)

export interface PublicRecord {
  id: number
  slug: string
  /** ISO 8601. */
  updatedAt: string
}

const sources = {
  church: { tag: 'churches', rows: "church where status = 'approved'" },
  event: { tag: 'events', rows: "event where status = 'approved'" },
  article: { tag: 'articles', rows: 'article where true' },
} as const satisfies Record<RecordKind, { tag: string; rows: string }>

/** The public records of one block, for its sitemap. */
export const listBlock = async (em: EntityManager, kind: RecordKind, block: number): Promise<PublicRecord[]> => {
  const { tag, rows } = sources[kind]
  recordRead(em, `${tag}:block=${block}`)
  const first = block * blockSize + 1
  const found = await em.execute<Row[]>(`select id, slug, updated_at from ${rows} and id between ? and ? order by id`, [
    first,
    first + blockSize - 1,
  ])
  return found.map(toRecord)
}

/** The blocks that hold a public record, lowest first. */
export const listBlocks = async (em: EntityManager, kind: RecordKind): Promise<number[]> => {
  const { tag, rows } = sources[kind]
  recordRead(em, `${tag}:membership`)
  const found = await em.execute<{ block: number }[]>(
    `select distinct (id - 1) / ${blockSize} as block from ${rows} order by 1`,
  )
  return found.map(({ block }) => block)
}

interface Row {
  id: number
  slug: string
  updated_at: Date | string
}

const toRecord = ({ id, slug, updated_at }: Row): PublicRecord => ({
  id,
  slug,
  updatedAt: new Date(updated_at).toISOString(),
})
