import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { MapPlaces } from '#contract/map.ts'
import { createHistory } from '../../tests/support/random-history.ts'
import { addChurch } from '../../tests/support/records.ts'
import { random, rounds, seed } from '../../tests/support/rounds.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import {
  approveChurch,
  deleteChurch,
  editChurch,
  featureChurch,
  submitChurch,
  unfeatureChurch,
  withdrawChurch,
} from './church-changes.ts'
import { MapIndex } from './map-index.ts'
import { listMapPlaces } from './map-places.ts'

const coast = { bounds: '27.4,-97.9,28.1,-97', zoom: '11' }
const downtown = { bounds: '27.785,-97.405,27.802,-97.386', zoom: '16' }
interface Asked {
  search?: string
  denomination?: string
  area?: string
  bounds?: string
  zoom?: string
}
const ask = async (server: TestServer, query: Asked) =>
  (await server.call(calls.listMapPlaces, { query: { ...coast, ...query } })).data
const named = ({ places }: MapPlaces) => places.flatMap(({ churches }) => churches.map(({ name }) => name)).sort()

/** The statements that the server's database is asked, as they come. */
const watchStatements = ({ orm }: TestServer): string[] => {
  const asked: string[] = []
  const logger = orm.config.getLogger()
  logger.setDebugMode(['query'])
  vi.spyOn(logger, 'logQuery').mockImplementation(({ query = '' }) => asked.push(query))
  return asked
}
const readings = (asked: string[]) =>
  asked.filter((query) => query.includes('search_name') && query.includes('from church'))

test('the very next call shows what has been changed', async () => {
  await using server = await startServer()
  const now = new Date()
  const first = await addChurch(server.em(), { name: 'Oleander Church', area: 'OSO' })
  const waiting = await submitChurch(server.em(), {
    name: 'Palmetto Church',
    denomination: 'Baptist',
    description: 'd',
    address: 'a',
    zip: '78401',
    area: 'Calallen',
    services: [],
  })
  const steps: [what: string, change: () => Promise<unknown>, names: string[], area?: string][] = [
    ['nothing', async () => {}, ['Oleander Church']],
    ['approve', () => approveChurch(server.em(), waiting.id), ['Oleander Church', 'Palmetto Church']],
    ['rename', () => editChurch(server.em(), first.id, { name: 'Yucca Church' }), ['Palmetto Church', 'Yucca Church']],
    ['before the move', async () => {}, [], 'Southtown'],
    ['move', () => editChurch(server.em(), first.id, { area: 'Southtown' }), ['Yucca Church'], 'Southtown'],
    ['move away', () => editChurch(server.em(), first.id, { area: 'North West' }), [], 'Southtown'],
    ['withdraw', () => withdrawChurch(server.em(), waiting.id), ['Yucca Church']],
    ['delete', () => deleteChurch(server.em(), first.id), []],
  ]
  for (const [what, change, names, area] of steps) {
    await change()
    expect(named(await ask(server, area ? { area } : {})), what).toEqual(names)
  }

  const third = await addChurch(server.em(), { name: 'Agave Church', area: 'OSO' })
  const featured = async () => (await ask(server, {})).places.map((place) => place.featured)
  expect(await featured()).toEqual([false])
  await featureChurch(server.em(), third.id, null, now)
  expect(await featured()).toEqual([true])
  await unfeatureChurch(server.em(), third.id, now)
  expect(await featured()).toEqual([false])
})

test('what is changed but not committed yet is not shown, and does not make what is kept last', async () => {
  await using server = await startServer()
  const { id } = await addChurch(server.em(), { name: 'Oleander Church', area: 'OSO' })
  await server.em().transactional(async (em) => {
    await editChurch(em, id, { name: 'Yucca Church' })
    expect(named(await ask(server, {}))).toEqual(['Oleander Church'])
  })
  expect(named(await ask(server, {}))).toEqual(['Yucca Church'])
})

test('two who change churches at once do not wait for each other before they are done', async () => {
  await using server = await startServer()
  const ids = []
  for (const area of ['OSO', 'Calallen']) ids.push((await addChurch(server.em(), { area })).id)
  const [one = 0, other = 0] = ids
  await server.em().transactional(async (em) => {
    await editChurch(em, one, { name: 'Agave Church' })
    await editChurch(server.em(), other, { name: 'Palmetto Church' })
  })
  expect(named(await ask(server, {}))).toEqual(['Agave Church', 'Palmetto Church'])
})

describe('what has been read', () => {
  let server: TestServer
  let asked: string[]
  beforeAll(async () => {
    server = await startServer()
    for (const area of ['OSO', 'Calallen', 'Downtown']) await addChurch(server.em(), { name: `${area} Church`, area })
    asked = watchStatements(server)
  })
  beforeEach(() => void asked.splice(0))
  afterAll(() => server[Symbol.asyncDispose]())

  test('is read once for all who ask at the same time, and for all who ask later', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server, { search: 'church' })))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(readings(asked)).toHaveLength(1)
    for (const zoom of ['5', '11', '16', '19']) await ask(server, { search: ' church ', zoom })
    expect(readings(asked)).toHaveLength(1)
  })

  test('is read again after a change, once', async () => {
    const { total } = await ask(server, {})
    await addChurch(server.em(), { name: 'Southtown Church', area: 'Southtown' })
    asked.splice(0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server, {})))
    for (const answer of answers) expect(answer.total).toBe(total + 1)
    expect(readings(asked)).toHaveLength(1)
  })

  test('is forgotten when many other filters have been asked for since', async () => {
    for (let number = 0; number < 20; number++) await ask(server, { area: `Unheard of ${number}` })
    asked.splice(0)
    expect((await ask(server, { area: 'Unheard of 0' })).total).toBe(0)
    expect(readings(asked)).toHaveLength(1)
    await ask(server, { area: 'Unheard of 0' })
    expect(readings(asked)).toHaveLength(1)
  })

  test('that failed is asked for again', async () => {
    await server.em().execute('alter table church rename to church_away')
    try {
      await expect(ask(server, { denomination: 'Baptist' })).rejects.toThrow()
    } finally {
      await server.em().execute('alter table church_away rename to church')
    }
    expect((await ask(server, { denomination: 'Baptist' })).total).toBe(0)
  })
})

test('after any change each answer is what it would be if nothing were kept', async () => {
  await using server = await startServer()
  const stage = { em: () => server.em(), now: () => new Date(), advance: async () => {} }
  const history = createHistory(stage, random(seed(import.meta.filename)), /church|feature|services/)
  const queries: Asked[] = [
    {},
    { search: 'bay' },
    { search: 'a', ...downtown },
    { area: 'OSO' },
    { denomination: 'Baptist', zoom: '5' },
    { area: 'Downtown', ...downtown },
  ]
  const states = new Set<string>()
  for (let step = 0; step < rounds(600); step++) {
    const change = await history.next()
    const answers: MapPlaces[] = []
    for (const query of queries) {
      const answer = await ask(server, query)
      const { bounds, zoom, ...filter } = { ...coast, ...query }
      const view = { bounds: bounds.split(',').map(Number), zoom: Number(zoom) }
      const anew = await listMapPlaces(server.em(), new MapIndex(), { ...filter, ...view })
      expect(answer, `after '${change}', ${JSON.stringify(query)}`).toEqual(anew)
      answers.push(answer)
    }
    states.add(JSON.stringify(answers))
  }
  // Else it would prove nothing.
  expect(states.size).toBeGreaterThan(10)
})
