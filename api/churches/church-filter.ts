import type { EntityManager } from '@mikro-orm/postgresql'
import { canonicalArea, canonicalDenomination } from '#content/options.ts'
import type { ChurchQuery } from '#contract/church.ts'
import { searchQuery } from './search-terms.ts'

/** A condition on rows of the table church, with the values of its question marks. */
export interface ChurchFilter {
  condition: string
  values: unknown[]
  /** The words that are searched, as to_tsquery takes them, where there is search text. */
  words?: string
}

/**
 * Which approved churches a query asks for; an empty search, denomination or area means all of them. Undefined where
 * the search text holds no word, which finds nothing.
 */
export const churchFilter = async (
  em: EntityManager,
  query: Pick<ChurchQuery, 'search' | 'denomination' | 'area' | 'featured'>,
): Promise<ChurchFilter | undefined> => {
  const conditions = ["status = 'approved'"]
  const values: unknown[] = []
  const filter = (condition: string, value: unknown) => {
    conditions.push(condition)
    values.push(value)
  }
  const text = query.search?.trim()
  const words = text ? await searchQuery(em, text) : undefined
  if (text && words === undefined) return undefined
  if (words !== undefined) filter("search @@ to_tsquery('pg_catalog.simple', ?)", words)
  if (query.denomination) filter('denomination = ?', canonicalDenomination(query.denomination))
  if (query.area) filter('area = ?', canonicalArea(query.area))
  if (query.featured) filter('featured = ?', query.featured === 'true')
  return { condition: conditions.join(' and '), values, ...(words !== undefined && { words }) }
}
