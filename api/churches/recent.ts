interface Made<Value> {
  value: Value
  /** What it was made from: it holds as long as this is asked for. */
  version: unknown
  /** What it weighs, in any unit. */
  weight: number
}

interface Kept<Value> {
  value: Promise<Value>
  version: unknown
  weight: number
}

/** The values that were asked for last: at most so many, and so heavy in all. */
export class Recent<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #limits: { most: number; heaviest: number }

  constructor(limits: { most: number; heaviest: number }) {
    this.#limits = limits
  }

  /** The value of this name and version; where it is not there, made once for all who ask for it meanwhile. */
  take(name: string, version: unknown, make: () => Promise<Made<Value>>): Promise<Value> {
    const kept = this.#kept.get(name)
    const entry = kept && kept.version === version ? kept : this.#make(name, version, make)
    // The map's order is that of the last use.
    this.#kept.delete(name)
    this.#kept.set(name, entry)
    this.#trim()
    return entry.value
  }

  #make(name: string, version: unknown, make: () => Promise<Made<Value>>): Kept<Value> {
    const value = async () => {
      try {
        const made = await make()
        Object.assign(entry, { version: made.version, weight: made.weight })
        this.#trim()
        return made.value
      } catch (error) {
        if (this.#kept.get(name) === entry) this.#kept.delete(name)
        throw error
      }
    }
    const entry: Kept<Value> = { version, weight: 0, value: Promise.resolve().then(value) }
    return entry
  }

  #trim(): void {
    let weight = 0
    for (const entry of this.#kept.values()) weight += entry.weight
    for (const [name, entry] of this.#kept) {
      if (this.#kept.size === 1 || (this.#kept.size <= this.#limits.most && weight <= this.#limits.heaviest)) return
      weight -= entry.weight
      this.#kept.delete(name)
    }
  }
}

/** Runs so many pieces of work at once; the others wait in the order in which they came. */
export const createQueue = (width: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < width) running += 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
