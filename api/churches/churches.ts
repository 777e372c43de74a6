import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '#content/business.ts'
import type { ChurchDetail, ChurchQuery, Church as ListedChurch } from '#contract/church.ts'
import { recordRead } from '../database/reads.ts'
import { type Lookup, lookUp } from '../slugs/lookup.ts'
import { Church } from './church.entity.ts'
import { churchFilter } from './church-filter.ts'
import {
  type DetailFields,
  detailColumns,
  type ListedFields,
  listedColumns,
  toDetail,
  toListed,
} from './church-shape.ts'

export interface ChurchList {
  churches: ListedChurch[]
  /** How many match in all, whatever the limit. */
  total: number
}

/**
 * Approved churches in the order of ruling 9: featured, then premium, then the best match, then by name. An empty
 * search, denomination or area means all of them.
 */
export const listChurches = async (em: EntityManager, query: ChurchQuery = {}): Promise<ChurchList> => {
  recordRead(em, query.featured === 'true' ? 'featured' : 'churches')
  const filter = await churchFilter(em, query)
  if (!filter) return { churches: [], total: 0 }
  const { condition, values, words } = filter
  const part = [query.limit ?? limits.apiDefaultLimit, query.offset ?? 0]
  const matching = `from church where ${condition}`
  // Matches are ranked and counted at one go; without a search the index has the order, and the first ones are enough.
  const [found] = await em.execute<{ total: number; ids: number[] }[]>(
    words !== undefined
      ? `with found as materialized (
           select id, featured, is_premium, name, ts_rank(search, to_tsquery('pg_catalog.simple', ?)) as match ${matching})
         select (select count(*)::int from found) as total, array(
           select id from found order by featured desc, is_premium desc, match desc, name collate "en-x-icu", id
           limit ? offset ?
         ) as ids`
      : `select (select count(*)::int ${matching}) as total, array(
           select id ${matching} order by featured desc, is_premium desc, name collate pg_catalog."en-x-icu", id
           limit ? offset ?
         ) as ids`,
    words !== undefined ? [words, ...values, ...part] : [...values, ...values, ...part],
  )
  return { churches: await inOrder(em, found?.ids ?? []), total: found?.total ?? 0 }
}

/** Times come as text from a query of our own. */
type AsRow<Fields> = { [Name in keyof Fields]: Fields[Name] extends Date ? string | Date : Fields[Name] }

// Rows instead of entities: five hundred of those cost a quarter of a second.
const inOrder = async (em: EntityManager, ids: number[]): Promise<ListedChurch[]> => {
  if (ids.length === 0) return []
  const rows = await em.execute<AsRow<ListedFields>[]>(
    `select ${listedColumns} from church join unnest(?::int[]) with ordinality as wanted(id, place) using (id) order by place`,
    [`{${ids.join(',')}}`],
  )
  return rows.map((row) => toListed({ ...row, createdAt: new Date(row.createdAt) }))
}

/** The featured churches, in the order of the directory. */
export const listFeatured = async (
  em: EntityManager,
  part: Pick<ChurchQuery, 'limit' | 'offset'> = {},
): Promise<ChurchList> => listChurches(em, { ...part, featured: 'true' })

/** An approved church by its slug, a former slug or its number. `updatedAt` is ISO 8601. */
export const getChurch = (
  em: EntityManager,
  slugOrId: string,
): Promise<Lookup<{ church: ChurchDetail; updatedAt: string }>> =>
  lookUp(em, 'church', slugOrId, async (id) => {
    const [row] = await em.execute<AsRow<DetailFields & Pick<Church, 'updatedAt'>>[]>(
      `select ${detailColumns} from church where id = ? and status = 'approved'`,
      [id],
    )
    if (!row) return undefined
    const church = toDetail({ ...row, createdAt: new Date(row.createdAt) })
    return { church, updatedAt: new Date(row.updatedAt).toISOString() }
  })

/** How many churches are approved. */
export const countChurches = async (em: EntityManager): Promise<number> => {
  recordRead(em, 'churches:membership')
  return em.count(Church, { status: 'approved' })
}
