import { type FetcherStore, nanoquery } from '@nanostores/query'
import { computed, onMount, onNotify, type ReadableAtom } from 'nanostores'
import { timings } from '#content/business.ts'
import type { Call } from '#contract/calls.ts'
import { type Answer, type CallAddress, CallError, createClient, type Input, type Reply } from '#contract/client.ts'
import { SessionCache, sessionStorageIfAny } from './session-cache.ts'

const inBrowser = typeof document !== 'undefined'
const call = createClient()
const cache = new SessionCache(sessionStorageIfAny(), String(import.meta.env.PUBLIC_BUILD), timings.defaultKept)

const [createFetcherStore] = nanoquery({
  cache,
  dedupeTime: timings.defaultFresh,
  cacheLifetime: timings.defaultKept,
  // Only what failed is asked again then: the rest is still in the cache.
  revalidateOnReconnect: true,
  // Its own retries never end; ours is in `attempt`.
  onErrorRetry: null,
})

/** How an answer becomes what is kept of it; it goes through JSON. */
type Take<Of extends Call, Result> = (answer: Answer<Reply<Of>>, input: Input<Of>) => Result

export type ReadStore<Result> = FetcherStore<Result, unknown>

const keyOf = <Of extends Call>({ path }: CallAddress<Of>, input: Input<Of>): string =>
  `${path} ${JSON.stringify(input)}`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// A refusal (4xx) is an answer; only what may pass by itself is tried once more.
const mayPass = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500

const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let retries: number = timings.readRetries; ; retries -= 1) {
    try {
      return await work()
    } catch (error) {
      if (retries <= 0 || !mayPass(error)) throw error
      await pause(timings.readRetryWait)
    }
  }
}

const fetcherOf =
  <Of extends Call, Result>(address: CallAddress<Of>, take: Take<Of, Result>) =>
  async (key: unknown): Promise<Result> => {
    const input = JSON.parse(String(key).slice(address.path.length + 1)) as Input<Of>
    return attempt(async () => take(await call(address, input), input))
  }

/**
 * A store that reads a call with whatever input the other store holds, by the cache rules of spec section 9: fresh for
 * 5 minutes, kept for 10, one retry, nothing asked on focus. While a newer input is asked, answers to earlier ones are
 * dropped. Undefined asks nothing.
 */
export const createRead = <Of extends Call, Result>(
  address: CallAddress<Of>,
  $input: ReadableAtom<Input<Of> | undefined>,
  take: Take<Of, Result>,
): ReadStore<Result> => {
  // A page that is being printed asks nothing.
  const $key = computed($input, (input) => (inBrowser && input ? keyOf(address, input) : undefined))
  const $read: ReadStore<Result> = createFetcherStore<Result, unknown>([$key], { fetcher: fetcherOf(address, take) })
  // While the page is hidden the library asks nothing and leaves what it had; it does not make up for that by itself.
  let served: string | undefined
  onNotify($read, () => {
    if (inBrowser && !document.hidden) served = $read.key
  })
  onMount($read, () => {
    if (!inBrowser) return
    // A new listener has the library look at the key once more, by the cache's rules.
    const makeUp = () => {
      if (!document.hidden && $read.key !== served) $read.listen(() => {})()
    }
    // On the window, where the library has heard of it before.
    addEventListener('visibilitychange', makeUp)
    return () => removeEventListener('visibilitychange', makeUp)
  })
  return $read
}

const running = new Map<string, Promise<unknown>>()

/** Reads a call once, by the same rules. @throws whatever the call failed with */
export const readOnce = <Of extends Call, Result>(
  address: CallAddress<Of>,
  input: Input<Of>,
  take: Take<Of, Result>,
): Promise<Result> => {
  const key = keyOf(address, input)
  const kept = cache.get(key)
  if (kept?.data !== undefined && (kept.created ?? 0) + timings.defaultFresh > Date.now())
    return Promise.resolve(kept.data as Result)
  const same = running.get(key)
  if (same) return same as Promise<Result>
  const read = attempt(async () => take(await call(address, input), input))
    .then((data) => {
      remember(address, input, data)
      return data
    })
    .finally(() => running.delete(key))
  running.set(key, read)
  return read
}

/** Puts what the page has brought along into the cache as if it had just been asked. */
export const remember = <Of extends Call, Result>(address: CallAddress<Of>, input: Input<Of>, data: Result): void => {
  const now = Date.now()
  cache.set(keyOf(address, input), { data, created: now, expires: now + timings.defaultKept })
}
