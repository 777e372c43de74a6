import { type FetcherStore, nanoquery } from '@nanostores/query'
import { computed, onMount, type ReadableAtom } from 'nanostores'
import { timings } from '#content/business.ts'
import type { Call } from '#contract/calls.ts'
import { type Answer, type CallAddress, CallError, createClient, type Input, type Reply } from '#contract/client.ts'
import { SessionCache, sessionStorageIfAny } from './session-cache.ts'

const inBrowser = typeof document !== 'undefined'
const call = createClient()
const cache = new SessionCache(sessionStorageIfAny())

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
type Take<Of extends Call, Result> = (answer: Answer<Reply<Of>>) => Result

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
    return attempt(async () => take(await call(address, input)))
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
  // The library asks nothing while the page is hidden and does not make up for it.
  onMount($read, () => {
    if (!inBrowser) return
    const makeUp = () => {
      const { data, error, loading } = $read.get()
      if (!document.hidden && !loading && data === undefined && error === undefined) $read.revalidate()
    }
    document.addEventListener('visibilitychange', makeUp)
    return () => document.removeEventListener('visibilitychange', makeUp)
  })
  return $read
}

/** Reads a call once, through the same cache. @throws whatever the call failed with */
export const readOnce = async <Of extends Call, Result>(
  address: CallAddress<Of>,
  input: Input<Of>,
  take: Take<Of, Result>,
): Promise<Result> => {
  const read = await createFetcherStore<Result, unknown>(keyOf(address, input), {
    fetcher: fetcherOf(address, take),
  }).fetch()
  if ('error' in read) throw read.error
  return read.data
}

/** Puts what the page has brought along into the cache as if it had just been asked. */
export const remember = <Of extends Call, Result>(address: CallAddress<Of>, input: Input<Of>, data: Result): void => {
  const now = Date.now()
  cache.set(keyOf(address, input), { data, created: now, expires: now + timings.defaultKept })
}
