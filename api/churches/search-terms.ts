import type { EntityManager } from '@mikro-orm/postgresql'

const mostTerms = 16
const mostWords = 12

/** A word as it was typed, folded and corrected; it stands for every word that begins with it. */
export interface Term {
  text: string
  /** The words in use that begin with it, all of them where they are not more than `mostWords`. */
  words: string[]
}

/** The fields that a search looks at, from the name alone to all of them; the letters are those of the search column. */
export type FieldGroup = 'A' | 'AB' | 'ABC' | 'ABCD'

/**
 * The words of what somebody has typed; one that begins no word in use is replaced by the closest that is. Undefined
 * where the text holds no word, or one that is close to none in use: that finds nothing.
 */
export const searchTerms = async (em: EntityManager, text: string): Promise<Term[] | undefined> => {
  const typed = await readTerms(em, text)
  if (typed.length === 0) return undefined
  const isKnown = ({ words }: Term) => words.length > 0
  if (typed.every(isKnown)) return typed
  const meant = await Promise.all(typed.map((term) => (isKnown(term) ? term.text : correct(em, term.text))))
  return meant.includes(undefined) ? undefined : readTerms(em, meant.join(' '))
}

const readTerms = (em: EntityManager, text: string): Promise<Term[]> =>
  em.execute<Term[]>(
    `select term as text, array(
       select word from search_word where word ~>=~ term and word ~<~ (term || chr(1114111)) limit ${mostWords + 1}
     ) as words
     from (select distinct on (term) term, place from unnest(string_to_array(trim(search_text(?)), ' '))
       with ordinality as typed(term, place) where term ~ '[[:alnum:]]' order by term, place) typed
     order by place limit ${mostTerms}`,
    [text],
  )

/**
 * The full-text query that finds every one of the terms in these fields. Where a few words begin with a term, they are
 * named: the index reads those in a fraction of the time that it takes for a beginning.
 */
export const termsQuery = (terms: readonly Term[], fields: FieldGroup = 'ABCD'): string =>
  terms
    .map(({ text, words }) => {
      const asked = words.length > mostWords ? [`'${text}':*${fields}`] : words.map((word) => `'${word}':${fields}`)
      return `(${asked.join(' | ')})`
    })
    .join(' & ')
    .replaceAll('ABCD', '')

/** The closest word in use, where one is close enough. */
const correct = async (em: EntityManager, term: string): Promise<string | undefined> => {
  // Nearly everything would be close to one or two letters, and a figure is no misspelling of another.
  if (term.length < 3 || term.length > 40 || /^\d+$/.test(term)) return undefined
  const most = term.length < 5 ? 1 : term.length < 9 ? 2 : 3
  const words = await em.execute<{ word: string; likeness: number }[]>('select word, likeness from similar_words(?)', [
    term,
  ])
  const near = words
    .map((row) => ({ ...row, distance: editDistance(term, row.word) }))
    .filter((row) => row.distance <= most)
  near.sort((a, b) => a.distance - b.distance || b.likeness - a.likeness)
  return near[0]?.word
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
