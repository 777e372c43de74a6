import type { EntityManager } from '@mikro-orm/postgresql'
import type { PageRow } from './page-writer.ts'

const columns = `path, name, tags, reads_hash as "readsHash", body_hash as "bodyHash", outcome`

const asArray = (tags: readonly string[]): string =>
  `{${tags.map((tag) => `"${tag.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

/** The published pages of a release that read one of these tags, in one query over an index. */
export const rowsReading = (em: EntityManager, release: string, tags: readonly string[]): Promise<PageRow[]> =>
  em.execute<PageRow[]>(`select ${columns} from published_page where target = ? and tags && ?::text[] order by path`, [
    release,
    asArray(tags),
  ])

/** The published pages at these paths. */
export const rowsAt = (em: EntityManager, release: string, paths: readonly string[]): Promise<PageRow[]> =>
  em.execute<PageRow[]>(`select ${columns} from published_page where target = ? and path = any(?::text[])`, [
    release,
    asArray(paths),
  ])

export const allRows = (em: EntityManager, release: string): Promise<PageRow[]> =>
  em.execute<PageRow[]>(`select ${columns} from published_page where target = ? order by path`, [release])

/** The pages of a release that could not be made. */
export const failedRows = (em: EntityManager, release: string): Promise<PageRow[]> =>
  em.execute<PageRow[]>(`select ${columns} from published_page where target = ? and outcome = 'failed'`, [release])

/** Stores the rows of pages that were written; many rows go as one statement. */
export const storeRows = async (em: EntityManager, release: string, rows: readonly PageRow[]): Promise<void> => {
  if (rows.length === 0) return
  await em.execute(
    `insert into published_page (target, path, name, tags, reads_hash, body_hash, outcome)
     select ?, r.path, r.name, array(select jsonb_array_elements_text(r.tags)), r."readsHash", r."bodyHash", r.outcome
     from jsonb_to_recordset(?::jsonb) as r(path text, name text, tags jsonb, "readsHash" text, "bodyHash" text, outcome text)
     on conflict (target, path) do update set name = excluded.name, tags = excluded.tags,
       reads_hash = excluded.reads_hash, body_hash = excluded.body_hash, outcome = excluded.outcome`,
    [release, JSON.stringify(rows)],
  )
}

export const removeRows = async (em: EntityManager, release: string, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return
  await em.execute('delete from published_page where target = ? and path = any(?::text[])', [release, asArray(paths)])
}

export const removeOtherReleases = async (em: EntityManager, release: string): Promise<void> => {
  await em.execute('delete from published_page where target <> ?', [release])
}
