import type { EntityManager } from '@mikro-orm/postgresql'
import { createDice, type Dice } from '../../api/database/sample-dice.ts'

/** Search texts of one kind, all different. */
export interface QueryClass {
  name: string
  texts: string[]
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The classes of the bench, drawn from the words of the churches; the same for the same seed. */
export const drawQueries = async (em: EntityManager, { count, seed }: { count: number; seed: number }) => {
  const dice = createDice(seed + 2)
  const words = await em.execute<{ word: string; churches: number }[]>(
    `select word, ndoc as churches from ts_stat($$ select search from church where status = 'approved' $$)
     order by ndoc desc, word`,
  )
  const all = words.map(({ word }) => word)
  const rare = words.filter(({ word, churches }) => churches <= 25 && /^[a-z]{5,}$/.test(word)).map(({ word }) => word)
  const long = all.filter((word) => /^[a-z]{6,}$/.test(word))
  const vectors = await em.execute<{ words: string[] }[]>(
    'select tsvector_to_array(search) as words from church where id % 7 = 0 order by id limit 5000',
  )
  const known = new Set(all.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))))
  const typo = () => {
    const text = misspell(dice, dice.pick(long))
    return known.has(text) ? undefined : text
  }
  const several = () =>
    dice
      .some(
        dice.pick(vectors).words.filter((word) => word.length > 2),
        2 + dice.below(2),
      )
      .join(' ')
  const classes: QueryClass[] = [
    { name: 'rare word', texts: dice.some(rare, count) },
    { name: 'common word', texts: dice.some(all.slice(0, count), count) },
    { name: 'typo', texts: different(count, typo) },
    { name: 'several words', texts: different(count, several) },
  ]
  return classes
}

/** One letter wrong, left out, doubled or swapped with its neighbour; the first stays. */
const misspell = (dice: Dice, word: string): string => {
  const at = 1 + dice.below(word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  return dice.pick([
    before + dice.pick(letters.split('')) + next + after,
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ])
}

const different = (count: number, draw: () => string | undefined): string[] => {
  const texts = new Set<string>()
  for (let tries = 0; texts.size < count && tries < 100 * count; tries += 1) {
    const text = draw()
    if (text) texts.add(text)
  }
  return [...texts]
}
