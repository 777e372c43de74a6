import type { EntityManager } from '@mikro-orm/postgresql'
import { allOf, approved, type Condition, not, withTerms } from './church-filter.ts'
import { type SearchStep, searchSteps, stepNumber, worst } from './search-steps.ts'
import type { Term } from './search-terms.ts'

/** One approved church in so many is in the sample, which has an index of its own (migration 003). */
const sampleEvery = 251
/** Where so few of the sample match, all that match are ranked at once: nothing could be quicker. */
const rare = 2
/** Steps with so few of the sample are ranked together. */
const few = 8
/** How many names, or whole churches, are read in order in the time that one takes which the index of words leads to. */
const perMatch = { names: 4, churches: 1 }

const promoted = { condition: '(featured or is_premium)', values: [] }
const ordinary = { condition: 'featured = false and is_premium = false', values: [] }

/**
 * The numbers of the first matching churches in the order of ruling 9: featured, premium, best match, name. The order
 * is the same whichever way they are found; the sample only says which way is short.
 * @param chosen what the churches have to be beside approved
 * @param wanted how many, from the start of the list
 */
export const firstMatches = async (
  em: EntityManager,
  chosen: Condition,
  terms: readonly Term[],
  wanted: number,
): Promise<number[]> => {
  const steps = searchSteps(terms)
  const matching = withTerms(allOf(approved, chosen), terms)
  const { sample, churches } = await readSample(em, matching, steps)
  if (sample.length < rare) return rankAll(em, matching, steps, wanted)

  // What is promoted is a small part of the list.
  const found = await rankAll(em, allOf(promoted, matching), steps, wanted)
  const [best] = steps
  const missing = () => wanted - found.length
  if (missing() > 0) found.push(...(await readNames(em, allOf(chosen, best.holds), missing())))
  let better = best
  while (missing() > 0) {
    const next = steps.indexOf(better) + 1
    const last = lastOfFew(sample, next)
    const step = steps[last]
    if (!step) break
    const here = allOf(chosen, not(better.holds))
    // Churches that are read by name hold one match in `all / expected`; the index of the words leads to all
    // `expected` at once, but each of them has to be looked at, and then they have to be sorted.
    const expected = sample.filter((number) => number >= next && number <= last).length * sampleEvery
    const toRead = (missing() * churches * sampleEvery) / expected
    const worthwhile = expected * (step.byName ? perMatch.names : perMatch.churches)
    const read =
      last === next && toRead < worthwhile
        ? await readNames(em, allOf(here, step.holds), missing(), Math.ceil(1.5 * worthwhile))
        : []
    const all = allOf(approved, ordinary, here, step.indexed)
    found.push(...(read.length < missing() ? await rankAll(em, all, steps, missing()) : read))
    better = step
  }
  return found
}

/** The step itself, or the last of those after it that together have few of the sample. */
const lastOfFew = (sample: readonly number[], first: number): number => {
  const upTo = (last: number) => sample.filter((step) => step >= first && step <= last).length
  let last = first
  while (last < worst && upTo(last + 1) < few) last += 1
  return last
}

const idsOf = async (em: EntityManager, sql: string, values: unknown[]): Promise<number[]> =>
  (await em.execute<{ id: number }[]>(sql, values)).map(({ id }) => id)

/** Every match is ranked. Materialized, else the planner may read the names in vain. */
const rankAll = (em: EntityManager, which: Condition, steps: readonly SearchStep[], limit: number) => {
  const step = stepNumber(steps)
  return idsOf(
    em,
    `with found as materialized (
       select id, featured, is_premium, search_name, ${step.condition} as step from church where ${which.condition}
     ) select id from found order by featured desc, is_premium desc, step, search_name, id limit ?`,
    [...step.values, ...which.values, limit],
  )
}

/** Ordinary churches, read in the order of their names until there are enough or so many have been read. */
const readNames = (em: EntityManager, which: Condition, limit: number, most?: number) => {
  const all = `from church where ${approved.condition} and ${ordinary.condition}`
  return most === undefined
    ? idsOf(em, `select id ${all} and ${which.condition} order by search_name, id limit ?`, [...which.values, limit])
    : idsOf(
        em,
        `select id from (select * ${all} order by search_name, id limit ?) church where ${which.condition}
         order by search_name, id limit ?`,
        [most, ...which.values, limit],
      )
}

/** How many churches the sample holds, and the step of each that matches. */
const readSample = async (em: EntityManager, matching: Condition, steps: readonly SearchStep[]) => {
  const step = stepNumber(steps)
  const rows = await em.execute<{ step: number | null }[]>(
    `select case when ${matching.condition} then ${step.condition} end as step from church
     where ${approved.condition} and id % ${sampleEvery} = 0`,
    [...matching.values, ...step.values],
  )
  return { churches: rows.length, sample: rows.flatMap((row) => row.step ?? []) }
}
