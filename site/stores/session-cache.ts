/** What @nanostores/query keeps of a read. Times are milliseconds since 1970. */
export interface CachedRead {
  data?: unknown
  error?: unknown
  retryCount?: number
  created?: number
  expires?: number
}

const prefix = 'read '
/** More than anybody goes back to; the memory of a long visit stays flat. */
const mostReads = 40

/**
 * The reads of this visit. Every page of the site is a load of its own, so each is kept in the tab's storage with its
 * times. Failures are not kept: whoever asks again is to get another try.
 */
export class SessionCache extends Map<string, CachedRead> {
  readonly #storage: Storage | undefined

  constructor(storage?: Storage, now = Date.now()) {
    super()
    this.#storage = storage
    const reads = storedReads(storage).toSorted(([, one], [, other]) => (one.created ?? 0) - (other.created ?? 0))
    for (const [key, read] of reads) {
      if ((read.expires ?? 0) > now) super.set(key, read)
      else this.#drop(key)
    }
  }

  override set(key: string, read: CachedRead): this {
    if (read.data === undefined) return this
    // To the end, so that the first is always the one that was read longest ago.
    super.delete(key)
    super.set(key, read)
    for (const oldest of this.keys()) {
      if (this.size <= mostReads) break
      this.delete(oldest)
    }
    // Full or forbidden storage: the reads then last as long as the page.
    try {
      this.#storage?.setItem(prefix + key, JSON.stringify(read))
    } catch {}
    return this
  }

  override delete(key: string): boolean {
    this.#drop(key)
    return super.delete(key)
  }

  override clear(): void {
    for (const key of this.keys()) this.#drop(key)
    super.clear()
  }

  #drop(key: string): void {
    try {
      this.#storage?.removeItem(prefix + key)
    } catch {}
  }
}

const storedReads = (storage: Storage | undefined): [string, CachedRead][] => {
  const reads: [string, CachedRead][] = []
  for (const name of Object.keys(storage ?? {})) {
    if (!name.startsWith(prefix)) continue
    try {
      const read: unknown = JSON.parse(storage?.getItem(name) ?? '')
      if (typeof read === 'object' && read !== null) reads.push([name.slice(prefix.length), read])
    } catch {}
  }
  return reads
}

/** The tab's storage, where the reader's browser lets pages have it. */
export const sessionStorageIfAny = (): Storage | undefined => {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage
  } catch {
    return undefined
  }
}
