import { canonicalArea, canonicalDenomination } from '#content/options.ts'
import type { ChurchQuery } from '#contract/church.ts'
import { type Term, termsQuery } from './search-terms.ts'

/** A condition on rows of the table church, with the values of its question marks. */
export interface Condition {
  condition: string
  values: unknown[]
}

export type FilterQuery = Pick<ChurchQuery, 'search' | 'denomination' | 'area' | 'featured'>

export const approved: Condition = { condition: "status = 'approved'", values: [] }

/** What is chosen beside the search text; an empty denomination or area means all of them. */
export const chosenFilter = (query: Omit<FilterQuery, 'search'>): Condition => {
  const conditions: Condition[] = []
  const choose = (condition: string, value: unknown) => conditions.push({ condition, values: [value] })
  if (query.denomination) choose('denomination = ?', canonicalDenomination(query.denomination))
  if (query.area) choose('area = ?', canonicalArea(query.area))
  if (query.featured) choose('featured = ?', query.featured === 'true')
  return allOf(...conditions)
}

/** A filter that holds for churches with all the terms alone. */
export const withTerms = (chosen: Condition, terms: readonly Term[]): Condition =>
  allOf(chosen, { condition: "search @@ to_tsquery('pg_catalog.simple', ?)", values: [termsQuery(terms)] })

/** Holds where every one of the conditions does. */
export const allOf = (...conditions: Condition[]): Condition => ({
  condition:
    conditions
      .map(({ condition }) => condition)
      .filter((text) => text !== 'true')
      .join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
})

export const not = ({ condition, values }: Condition): Condition => ({ condition: `not (${condition})`, values })
