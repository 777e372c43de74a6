/** Runs `work` over the items, at most `width` of them at a time. Rejects with the first fault, after the running ones end. */
export const inTurns = async <Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items[Symbol.iterator]()
  const runner = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  const results = await Promise.allSettled(Array.from({ length: width }, runner))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
