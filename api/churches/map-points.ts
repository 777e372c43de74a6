import type { EntityManager } from '@mikro-orm/postgresql'
import { positionOf } from '#contract/position.ts'
import { allOf, approved, chosenFilter, type FilterQuery, withTerms } from './church-filter.ts'
import type { MapPoint } from './map-clusters.ts'
import { searchSteps, stepNumber } from './search-steps.ts'
import { searchTerms } from './search-terms.ts'

export type MapFilter = Pick<FilterQuery, 'search' | 'denomination' | 'area'>

/** Where the approved churches stand that match, in the order of ruling 9. Not for the pages: it records no reads. */
export const readPoints = async (em: EntityManager, filter: MapFilter): Promise<MapPoint[]> => {
  const text = filter.search?.trim()
  const terms = text ? await searchTerms(em, text) : []
  if (!terms) return []
  const chosen = allOf(approved, chosenFilter(filter))
  const isSearch = terms.length > 0
  const matching = isSearch ? withTerms(chosen, terms) : chosen
  const step = isSearch ? stepNumber(searchSteps(terms)) : { condition: '0', values: [] }
  const rows = await em.execute<{ id: number; name: string; area: string; featured: boolean }[]>(
    `select id, name, area, featured from (
       select id, name, area, featured, is_premium, search_name, ${step.condition} as step
       from church where ${matching.condition}
     ) found order by featured desc, is_premium desc, step, search_name, id`,
    [...step.values, ...matching.values],
  )
  return rows.map(({ id, name, area, featured }) => ({ id, featured, ...positionOf({ id, name, area }) }))
}
