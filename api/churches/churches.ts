import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '#content/business.ts'
import type { ChurchDetail, ChurchQuery, Church as ListedChurch } from '#contract/church.ts'
import { recordRead } from '../database/reads.ts'
import { type Lookup, lookUp } from '../slugs/lookup.ts'
import { Church } from './church.entity.ts'
import { allOf, approved, type Condition, chosenFilter, withTerms } from './church-filter.ts'
import {
  type DetailFields,
  detailColumns,
  type ListedFields,
  listedColumns,
  toDetail,
  toListed,
} from './church-shape.ts'
import { firstMatches } from './search-order.ts'
import { searchTerms } from './search-terms.ts'

export interface ChurchList {
  churches: ListedChurch[]
  /** How many match in all, whatever the limit. */
  total: number
}

export interface ChurchPart {
  churches: ListedChurch[]
  /** Whether the list goes on. */
  more: boolean
}

/** Which churches, and how many of them from where on. */
export type ListQuery = Omit<ChurchQuery, 'count'>

/**
 * Approved churches in the order of ruling 9: featured, then premium, then the best match, then by name. An empty
 * search, denomination or area means all of them.
 */
export const listChurches = async (em: EntityManager, query: ListQuery = {}): Promise<ChurchList> => {
  const { ids, matching } = await read(em, query, query.limit ?? limits.apiDefaultLimit)
  if (!matching) return { churches: [], total: 0 }
  const [counted] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from church where ${matching.condition}`,
    matching.values,
  )
  return { churches: await inOrder(em, ids), total: counted?.total ?? 0 }
}

/** The same without counting how many match in all, which takes longest where most do. */
export const listChurchPart = async (em: EntityManager, query: ListQuery = {}): Promise<ChurchPart> => {
  const limit = query.limit ?? limits.apiDefaultLimit
  const { ids } = await read(em, query, limit + 1)
  return { churches: await inOrder(em, ids.slice(0, limit)), more: ids.length > limit }
}

/** The numbers of one part of the list, and the condition that holds for the whole of it. */
const read = async (
  em: EntityManager,
  query: ListQuery,
  limit: number,
): Promise<{ ids: number[]; matching?: Condition }> => {
  recordRead(em, query.featured === 'true' ? 'featured' : 'churches')
  const chosen = chosenFilter(query)
  const matching = allOf(approved, chosen)
  const offset = query.offset ?? 0
  const text = query.search?.trim()
  if (text) {
    const terms = await searchTerms(em, text)
    if (!terms) return { ids: [] }
    const ids = await firstMatches(em, chosen, terms, offset + limit)
    return { ids: ids.slice(offset), matching: withTerms(matching, terms) }
  }
  const rows = await em.execute<{ id: number }[]>(
    `select id from church where ${matching.condition} order by featured desc, is_premium desc, search_name, id
     limit ? offset ?`,
    [...matching.values, limit, offset],
  )
  return { ids: rows.map(({ id }) => id), matching }
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
