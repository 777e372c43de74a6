import { allOf, type Condition } from './church-filter.ts'
import { type Term, termsQuery } from './search-terms.ts'

/** A step of the search: the churches that match as well as this or better. */
export interface SearchStep {
  /** The quickest condition to look at for one church. */
  holds: Condition
  /** The same in the words of the index that finds them all (migration 003). */
  indexed: Condition
  /** The names alone tell, and their index is small. */
  byName: boolean
}

/** The number of the last step, whose matches have the words in the description too. */
export const worst = 4

/**
 * How well a church matches is how soon a reader sees why it is there. Five steps, the best first:
 * its name begins with what was typed; its name has all the words; its name, denomination, area, zip and address have
 * them; these, its services and its programmes; these and its description.
 *
 * Within a step the order is that of the names. So where half of the list matches, its first part can be read from an
 * index; a rank in figures would have to be worked out for every match before the first one is known.
 */
export const searchSteps = (terms: readonly Term[]): [SearchStep, ...SearchStep[]] => {
  const begins = { condition: 'starts_with(search_name, ?)', values: [terms.map(({ text }) => text).join(' ')] }
  const named = allOf(...terms.map(({ text }) => ({ condition: "' ' || search_name like ?", values: [`% ${text}%`] })))
  return [
    { holds: begins, indexed: begins, byName: true },
    { holds: named, indexed: allOf(named, hasIn('a', terms)), byName: true },
    { holds: has(termsQuery(terms, 'AB')), indexed: hasIn('a,b', terms), byName: false },
    { holds: has(termsQuery(terms, 'ABC')), indexed: hasIn('a,b,c', terms), byName: false },
    { holds: has(termsQuery(terms)), indexed: has(termsQuery(terms)), byName: false },
  ]
}

/** The number of the step, for a church that matches. */
export const stepNumber = (steps: readonly SearchStep[]): Condition => ({
  condition: `case ${steps.map(({ holds }, step) => `when ${holds.condition} then ${step}`).join(' ')} end`,
  values: steps.flatMap(({ holds }) => holds.values),
})

const has = (words: string, fields = 'search'): Condition => ({
  condition: `${fields} @@ to_tsquery('pg_catalog.simple', ?)`,
  values: [words],
})

const hasIn = (weights: string, terms: readonly Term[]): Condition =>
  has(termsQuery(terms), `pg_catalog.ts_filter(search, '{${weights}}')`)
