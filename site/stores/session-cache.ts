/** What @nanostores/query keeps of a read. Times are milliseconds since 1970. */
export interface CachedRead {
  data?: unknown
  error?: unknown
  retryCount?: number
  created?: number
  expires?: number
}

const mark = 'read '
/** More than anybody goes back to; the memory of a long visit stays flat. */
const mostReads = 40

/**
 * The reads of this visit. Every page of the site is a load of its own, so each is kept in the tab's storage with its
 * times. Failures are not kept: whoever asks again is to get another try.
 */
export class SessionCache extends Map<string, CachedRead> {
  readonly #storage: Storage | undefined
  readonly #prefix: string

  /**
   * @param build whose reads these are: another build may have asked for other things
   * @param longest milliseconds for which a read is kept at most
   */
  constructor(storage: Storage | undefined, build: string, longest: number, now = Date.now()) {
    super()
    this.#storage = storage
    this.#prefix = `${mark}${build} `
    const isAlive = ({ created = 0, expires = 0 }: CachedRead) =>
      created <= now && expires > now && expires - created <= longest
    const reads = namesIn(storage).map((name) => ({ name, read: storedRead(storage, name) }))
    for (const { name, read } of reads.toSorted(
      (one, other) => (one.read?.created ?? 0) - (other.read?.created ?? 0),
    )) {
      if (read && name.startsWith(this.#prefix) && isAlive(read)) super.set(name.slice(this.#prefix.length), read)
      else storage?.removeItem(name)
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
      this.#storage?.setItem(this.#prefix + key, JSON.stringify(read))
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
      this.#storage?.removeItem(this.#prefix + key)
    } catch {}
  }
}

const namesIn = (storage: Storage | undefined): string[] =>
  Object.keys(storage ?? {}).filter((name) => name.startsWith(mark))

const storedRead = (storage: Storage | undefined, name: string): CachedRead | undefined => {
  try {
    const read: unknown = JSON.parse(storage?.getItem(name) ?? '')
    return typeof read === 'object' && read !== null && 'data' in read ? read : undefined
  } catch {
    return undefined
  }
}

/** The tab's storage, where the reader's browser lets pages have it. */
export const sessionStorageIfAny = (): Storage | undefined => {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage
  } catch {
    return undefined
  }
}
