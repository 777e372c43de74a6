import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '#content/business.ts'
import type { RecordKind } from '#contract/paths.ts'
import { Conflict } from '../errors.ts'

const tables = { church: 'church', event: 'event', article: 'article' } as const satisfies Record<RecordKind, string>

/** A record's place in the history of slugs. `current` is missing once the record is deleted. */
export interface ResolvedSlug {
  recordId: number
  current?: string
  /** Whether the record was ever public under this slug; for a number, under any. */
  wasPublic: boolean
}

// A call has this address, where the record would be asked for.
const takenByCalls: Record<RecordKind, readonly string[]> = { church: ['map'], event: [], article: [] }

// Letters that are no accented form of a plain one.
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

/** The words of a text as a slug, possibly empty: 'San José’s' gives 'san-joses'. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? '')
    .replace(/['’‘ʼ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slugLength)
    .replace(/^-+|-+$/g, '')

/** Takes the number that the next record of this kind will have, so that its slug can be taken before it is stored. */
export const newRecordId = async (em: EntityManager, kind: RecordKind): Promise<number> => {
  const rows = await em.execute<{ id: number }[]>("select nextval(pg_get_serial_sequence(?, 'id'))::int as id", [
    tables[kind],
  ])
  return one(rows).id
}

/**
 * Gives the record a slug made from the text (ruling 2): one of its own earlier ones, else the first of `text`,
 * `text-2`, `text-3`… that no record of this kind has ever had. It is taken at once, so that two cannot get the same.
 * @throws Conflict after 1000 records of one name
 */
export const takeSlug = async (
  em: EntityManager,
  kind: RecordKind,
  text: string,
  recordId: number,
): Promise<string> => {
  const words = slugOf(text)
  const base = /[a-z]/.test(words) ? words : `${kind}-${recordId}`
  for (let number = 1; number <= 1000; number++) {
    const slug = number === 1 ? base : withNumber(base, number)
    if (takenByCalls[kind].includes(slug)) continue
    const taken = await em.execute(
      `insert into slug (kind, slug, record_id) values (?, ?, ?) on conflict (kind, slug)
       do update set record_id = excluded.record_id where slug.record_id = excluded.record_id returning slug`,
      [kind, slug, recordId],
    )
    if (taken.length > 0) return slug
  }
  throw new Conflict('There are too many records of this name')
}

const withNumber = (base: string, number: number) => {
  const end = `-${number}`
  return base.slice(0, limits.slugLength - end.length).replace(/-+$/, '') + end
}

/** Finds the record that has or had this slug, or has this number. Whether it is public now is for the caller to ask. */
export const resolveSlug = async (
  em: EntityManager,
  kind: RecordKind,
  slugOrId: string,
): Promise<ResolvedSlug | undefined> => {
  const id = recordNumber(slugOrId)
  const asked =
    id === undefined
      ? 'select record_id, was_public from slug where kind = ? and slug = ?'
      : 'select record_id, bool_or(was_public) as was_public from slug where kind = ? and record_id = ? group by record_id'
  const rows = await em.execute<{ record_id: number; current: string | null; was_public: boolean }[]>(
    `select asked.record_id, record.slug as current, asked.was_public
     from (${asked}) asked left join ${tables[kind]} record on record.id = asked.record_id`,
    [kind, id ?? slugOrId],
  )
  const row = rows[0]
  return (
    row && { recordId: row.record_id, wasPublic: row.was_public, ...(row.current !== null && { current: row.current }) }
  )
}

/** The number that an address means, or undefined for a slug (which has a letter at least). */
export const recordNumber = (slugOrId: string): number | undefined => {
  const number = /^[1-9]\d{0,9}$/.test(slugOrId) ? Number(slugOrId) : undefined
  return number !== undefined && number <= 2_147_483_647 ? number : undefined
}

const one = <Row>(rows: Row[]): Row => {
  const row = rows[0]
  if (!row) throw new Error('the database has answered no row')
  return row
}
