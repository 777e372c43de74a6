import type { AddressInfo } from 'node:net'
import { display } from '#content/business.ts'
import { calls } from '#contract/calls.ts'
import { createClient } from '#contract/client.ts'
import { buildApp } from '../../api/app.ts'
import type { Database } from '../../api/database/open.ts'
import { loadLargeSample } from '../../api/database/sample-large.ts'
import { withDatabase } from './database.ts'
import { type Figures, median, milliseconds, percentile } from './figures.ts'
import { drawQueries } from './search-queries.ts'
import { createIlike, createMiniSearch, type Find } from './search-rivals.ts'

export interface SearchOptions {
  churches: number
  /** How many texts of each class are searched. */
  queries: number
  seed: number
  serverUrl: string
  /** Removed at the end. */
  folder: string
  log: (line: string) => void
}

const warmUp = 50
/** Each text is searched so often; the quickest time shows what it takes where nothing else runs. */
const rounds = 3
/** ILIKE reads everything each time: a few texts tell, and two hundred would take a quarter of an hour. */
const ilikeQueries = 25
const limit = display.directoryFirst

/** A column for each class of texts. */
export const measureSearch = (options: SearchOptions): Promise<Figures[]> =>
  withDatabase(options, async (database) => {
    const { churches, seed, log } = options
    const em = () => database.orm.em.fork()
    log(`Loading ${churches} churches`)
    await loadLargeSample(em(), { churches, events: 0, articles: 0, seed, now: new Date() })
    // As the server itself does a while after so many rows have come.
    await em().execute('vacuum analyze church, search_word')
    await em().execute('checkpoint')
    log('Filling MiniSearch')
    const miniSearch = await createMiniSearch(em(), limit)
    await using api = await startApi(database, options.folder)
    const ilike = createIlike(em, limit)
    const classes = await drawQueries(em(), { count: options.queries + warmUp, seed })
    const columns: Figures[] = []
    for (const { name, texts } of classes) {
      const [first, rest] = [texts.slice(0, warmUp), texts.slice(warmUp)]
      log(`${rest.length} texts: ${name}, as ${rest.slice(0, 4).join(', ')}`)
      const few = rest.slice(0, ilikeQueries)
      for (const count of [false, true]) for (const text of first) await api.find(text, count)
      const plain = await api.measure(rest, false)
      const counted = await api.measure(rest, true)
      for (const text of first) await miniSearch(text, true)
      const memory = await timesOf(miniSearch, rest, true)
      await ilike(few[0] ?? '', true)
      const slow = await timesOf(ilike, few, false)
      const slowCounted = await timesOf(ilike, few, true)
      const ratio = (theirs: number[], ours: number[]) => `${(median(theirs) / median(ours)).toFixed(1)} ×`
      columns.push({
        [`${churches} churches`]: name,
        'texts searched': String(rest.length),
        'matches, median': String(median(counted.found)),
        'at the server, without count': both(plain.server),
        'the same, quickest of three': both(quickest(plain.server, rest.length)),
        'at the server, with count': both(counted.server),
        'the same with count, quickest of three': both(quickest(counted.server, rest.length)),
        'over HTTP, without count': both(plain.client),
        'over HTTP, with count': both(counted.client),
        'MiniSearch in memory': both(memory),
        [`ILIKE without count (${ilikeQueries} texts)`]: both(slow),
        [`ILIKE with count (${ilikeQueries} texts)`]: both(slowCounted),
        'faster than ILIKE, without count': ratio(slow, plain.server),
        'faster than ILIKE, with count': ratio(slowCounted, counted.server),
      })
    }
    log(`Median and 99th percentile; the first ${limit} churches, as the directory asks for them`)
    return columns
  })

const both = (times: number[]): string => `${milliseconds(median(times))} / ${milliseconds(percentile(times, 0.99))}`

/** The least of the times of each text, where they have been searched in turn. */
const quickest = (times: readonly number[], texts: number): number[] =>
  Array.from({ length: texts }, (_, text) => Math.min(...times.filter((_time, at) => at % texts === text)))

const timesOf = async (find: Find, texts: readonly string[], count: boolean): Promise<number[]> => {
  const times: number[] = []
  for (const text of texts) {
    const started = performance.now()
    await find(text, count)
    times.push(performance.now() - started)
  }
  return times
}

/** The real server on the loopback; its own time is the one from the request's arrival to the end of the answer. */
const startApi = async ({ orm }: Database, dataDir: string) => {
  const server: number[] = []
  const app = await buildApp({
    orm,
    config: { dataDir, trustProxy: [], logLevel: 'silent' },
    now: () => new Date(),
    register: [(app) => app.addHook('onResponse', async (_, reply) => void server.push(reply.elapsedTime))],
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const call = createClient({ origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
  const find: Find = async (search, count) => {
    const query = { search, limit: String(limit), count: count ? ('true' as const) : ('false' as const) }
    const { data, headers } = await call(calls.listChurches, { query })
    return count ? Number(headers.get('x-total-count')) : data.length
  }
  return {
    find,
    measure: async (texts: readonly string[], count: boolean) => {
      server.length = 0
      const found: number[] = []
      const repeated = Array.from({ length: rounds }, () => texts).flat()
      const client = await timesOf(async (text) => found.push(await find(text, count)), repeated, count)
      return { server: [...server], client, found }
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}
