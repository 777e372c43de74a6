/** Chance that comes out the same for the same seed. */
export interface Dice {
  /** A whole number from 0 to one below `most`. */
  below: (most: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** So many different ones, or all. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

export const createDice = (seed: number): Dice => {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('there is nothing to pick from')
    return item
  }
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items]
    const taken: Item[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(below(left.length), 1))
    return taken
  }
  return { below, pick, some }
}
