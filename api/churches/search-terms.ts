import type { EntityManager } from '@mikro-orm/postgresql'

const mostTerms = 16

/**
 * The full-text query for what somebody has typed: every word as a beginning, a word that begins none in use replaced
 * by the closest one that is. Undefined where the text holds no word, which finds nothing.
 */
export const searchQuery = async (em: EntityManager, text: string): Promise<string | undefined> => {
  const terms = await em.execute<{ term: string; known: boolean }[]>(
    `select term, exists (
       select from church where status = 'approved' and search @@ to_tsquery('pg_catalog.simple', '''' || term || ''':*')
     ) as known
     from (select distinct on (term) term, place from unnest(string_to_array(trim(search_text(?)), ' '))
       with ordinality as typed(term, place) where term ~ '[[:alnum:]]' order by term, place) typed
     order by place limit ${mostTerms}`,
    [text],
  )
  if (terms.length === 0) return undefined
  const corrected = await Promise.all(terms.map(({ term, known }) => (known ? term : correct(em, term))))
  return corrected.map((term) => `'${term}':*`).join(' & ')
}

/** The closest word in use, or the term itself where none is close enough. */
const correct = async (em: EntityManager, term: string): Promise<string> => {
  const most = term.length < 5 ? 1 : term.length < 9 ? 2 : 3
  const words = await em.execute<{ word: string; likeness: number }[]>('select word, likeness from similar_words(?)', [
    term,
  ])
  const near = words
    .map((row) => ({ ...row, distance: editDistance(term, row.word) }))
    .filter((row) => row.distance <= most)
  near.sort((a, b) => a.distance - b.distance || b.likeness - a.likeness)
  return near[0]?.word ?? term
}

/** How many letters have to be changed, added, left out or swapped with their neighbour. */
export const editDistance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1)]
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) steps.push(at(row - 2, column - 2) + 1)
      rows[row]?.push(Math.min(...steps))
    }
  }
  return at(from.length, to.length)
}
