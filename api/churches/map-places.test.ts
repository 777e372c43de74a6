import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { churchPositions, defaultPosition, mapAreas } from '#content/areas.ts'
import { calls } from '#contract/calls.ts'
import type { MapBounds, MapPlaces } from '#contract/map.ts'
import { positionOf } from '#contract/position.ts'
import { addChurch } from '../../tests/support/records.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { loadLargeSample } from '../database/sample-large.ts'

const everywhere = '-90,-180,90,180'
const coast = '27.4,-97.9,28.1,-97'
const known = 'Harbor Bell Baptist Church'
const [latitude = 0, longitude = 0] = churchPositions[known] ?? []

const ask = async (server: TestServer, query: { search?: string; denomination?: string; area?: string }, view = {}) => {
  const { data } = await server.call(calls.listMapPlaces, {
    query: { bounds: coast, zoom: '11', ...query, ...view },
  })
  return data
}
const counted = ({ places }: MapPlaces) => places.reduce((sum, { count }) => sum + count, 0)
const namesIn = ({ places }: MapPlaces) => places.flatMap(({ churches }) => churches.map(({ name }) => name)).sort()
/** Everything of a place and its surroundings. */
const around = (latitude: number, longitude: number, margin = 0.01) =>
  [latitude - margin, longitude - margin, latitude + margin, longitude + margin].join(',')

describe('a few churches', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    const em = server.em()
    await addChurch(em, {
      name: known,
      denomination: 'Baptist',
      services: ['Sunday 9 AM', 'Sunday 11 AM', 'Friday 7 PM'],
    })
    await addChurch(em, { name: 'Oso Church', area: 'OSO', services: [], featured: true })
    await addChurch(em, { name: 'Calallen Church', area: 'Calallen', denomination: 'Baptist' })
    for (const status of ['pending', 'rejected', 'withdrawn'] as const)
      await addChurch(em, { name: `${status} Quetzal Church`, area: 'Flour Bluff', status })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('each stands where it is and tells what its popup shows', async () => {
    const { total, places } = await ask(server, {})
    expect(total).toBe(3)
    expect(places.find(({ churches }) => churches[0]?.name === known)).toEqual({
      latitude,
      longitude,
      count: 1,
      featured: false,
      churches: [
        {
          id: 1,
          slug: 'harbor-bell-baptist-church',
          name: known,
          denomination: 'Baptist',
          area: 'Downtown',
          featured: false,
          approximate: false,
          service: 'Sunday 9 AM',
          otherServices: 2,
        },
      ],
    })
    const oso = positionOf({ id: 2, name: 'Oso Church', area: 'OSO' })
    expect(places.find(({ featured }) => featured)).toMatchObject({
      latitude: oso.latitude,
      longitude: oso.longitude,
      churches: [{ name: 'Oso Church', featured: true, approximate: true, otherServices: 0 }],
    })
    expect(places.flatMap(({ churches }) => churches.filter((church) => 'service' in church))).toHaveLength(2)
  })

  test('from far away they are one place, featured where one of them is', async () => {
    for (const [denomination, count, featured] of [
      ['', 3, true],
      ['Baptist', 2, false],
    ] as const) {
      const { places, bounds } = await ask(server, { denomination }, { zoom: '5' })
      expect(places).toEqual([
        { latitude: expect.any(Number), longitude: expect.any(Number), count, featured, bounds, churches: [] },
      ])
    }
  })

  test('those that are not approved are neither there nor counted', async () => {
    expect(namesIn(await ask(server, {}))).toEqual([known, 'Oso Church', 'Calallen Church'].sort())
    expect(await ask(server, { search: 'quetzal' })).toEqual({ total: 0, places: [] })
    expect(await ask(server, { area: 'Flour Bluff' })).toEqual({ total: 0, places: [] })
  })

  test.each([
    [{ search: 'oso' }, ['Oso Church']],
    [{ denomination: 'Baptist' }, ['Calallen Church', known]],
    [{ denomination: 'Baptist', area: 'Calallen' }, ['Calallen Church']],
    [{ search: '', denomination: '', area: '' }, ['Calallen Church', known, 'Oso Church']],
    [{ denomination: 'Unheard Of' }, []],
    [{ area: 'constructor' }, []],
    [{ search: '%' }, []],
  ])('%o leaves %o', async (query, names) => {
    const answer = await ask(server, query)
    expect([answer.total, namesIn(answer)]).toEqual([names.length, names])
  })

  test('the bounds leave out what is elsewhere, but not from the total and the extent', async () => {
    const all = await ask(server, {})
    const near = await ask(server, {}, { bounds: around(latitude, longitude), zoom: '14' })
    expect(namesIn(near)).toEqual([known])
    expect([near.total, near.bounds]).toEqual([3, all.bounds])
    const [latitudes, longitudes] = [all.places.map((one) => one.latitude), all.places.map((one) => one.longitude)]
    expect(all.bounds).toEqual([
      [Math.min(...latitudes), Math.min(...longitudes)],
      [Math.max(...latitudes), Math.max(...longitudes)],
    ])
    expect(await ask(server, {}, { bounds: '0,0,1,1' })).toEqual({ ...all, places: [] })
  })

  test('a view that reaches around the world or counts on behind the date line is taken', async () => {
    for (const bounds of ['-90,-540,90,540', '-80,-200,80,160', `20,${longitude + 350},40,${longitude + 370}`])
      expect(counted(await ask(server, {}, { bounds })), bounds).toBe(3)
  })

  test('a church that is called Map has an address of its own', async () => {
    await using own = await startServer()
    const { slug } = await addChurch(own.em(), { name: 'Map' })
    const { data } = await own.call(calls.getChurch, { params: { slug } })
    expect(data.name).toBe('Map')
  })
})

describe('what cannot be read is refused with a sentence:', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test.each([
    ['zoom=11', 'bounds'],
    [`bounds=${everywhere}`, 'zoom'],
    ...['', '27,-98,28', '27,-98,28,-97,0', '27,-98,28,', 'a,b,c,d', 'NaN,-98,28,-97', '27,-98,Infinity,-97'].map(
      (bounds) => [`bounds=${bounds}&zoom=11`, 'bounds'],
    ),
    ...['28,-98,27,-97', '27,-98,27,-97', '27,-97,28,-98', '-91,-98,28,-97', '27,-98,91,-97', '27,-541,28,-97'].map(
      (bounds) => [`bounds=${bounds}&zoom=11`, 'bounds'],
    ),
    ...['27,-98,28,1e3', '0x1b,-98,28,-97', `27.${'0'.repeat(200)},-98,28,-97`, '27 ,-98,28,-97'].map((bounds) => [
      `bounds=${bounds}&zoom=11`,
      'bounds',
    ]),
    ...['', '-1', '20', '1.5', 'far', '011', '1e1'].map((zoom) => [`bounds=${everywhere}&zoom=${zoom}`, 'zoom']),
    [`bounds=${everywhere}&zoom=11&search=${'a'.repeat(201)}`, 'search'],
    [`bounds=${everywhere}&zoom=11&search=a&search=b`, 'search'],
    [`bounds=${everywhere}&bounds=${everywhere}&zoom=11`, 'bounds'],
    [`bounds=${everywhere}&zoom=11&zoom=11`, 'zoom'],
    [`bounds=${everywhere}&zoom=11&area=%00`, 'area'],
  ])('%s', async (query, path) => {
    const response = await server.get(`/api/churches/map?${query}`)
    expect(response.status).toBe(400)
    const { message, issues } = await response.json()
    expect(message).toMatch(/\w/)
    expect(message).not.toMatch(/Invalid input/)
    expect(issues.map((issue: { path: string }) => issue.path)).toEqual([path])
  })

  test('the most that is allowed is not', async () => {
    await ask(server, { search: 'a'.repeat(200) }, { zoom: '19' })
    await ask(server, {}, { bounds: '0,0,1e-7,0.0000001', zoom: '0' })
  })
})

test('churches on one spot are one place, which names the first fifty in the order of the list', async () => {
  await using server = await startServer()
  const em = server.em()
  for (let number = 0; number < 53; number++)
    await addChurch(em, { name: `Chapel ${String(number).padStart(2, '0')}`, area: 'Nowhere' })
  await addChurch(em, { name: 'Zion', area: 'Nowhere', featured: true })
  await addChurch(em, { name: 'Yarrow', area: 'Nowhere', premium: true })
  for (const name of ['"Wharf" Chapel', 'Étoile', '<b>Bold</b>', 'de la Cruz', "Paul's", 'Dove'])
    await addChurch(em, { name, area: 'Nowhere', description: 'A chapel.' })
  await addChurch(em, { name: 'Oso Church', area: 'OSO' })
  for (const zoom of ['11', '18', '19']) {
    const { places, total } = await ask(server, {}, { zoom, bounds: around(...defaultPosition) })
    expect(total).toBe(62)
    expect(places).toHaveLength(1)
    const [place] = places
    expect(place).toMatchObject({
      latitude: defaultPosition[0],
      longitude: defaultPosition[1],
      count: 61,
      featured: true,
    })
    expect(place?.bounds).toEqual([defaultPosition, defaultPosition])
    expect(place?.churches).toHaveLength(50)
  }
  for (const search of ['', 'chapel', 'dove', 'a chapel']) {
    const query = { area: 'Nowhere', search }
    const { places } = await ask(server, query, { zoom: '19', bounds: around(...defaultPosition) })
    const { data: list } = await server.call(calls.listChurches, { query: { ...query, limit: '50' } })
    expect(places[0]?.churches.map(({ name }) => name)).toEqual(list.map(({ name }) => name))
  }
})

describe('ten thousand churches', () => {
  const churches = 10_000
  let server: TestServer
  let rows: { id: number; name: string; area: string }[]
  beforeAll(async () => {
    server = await startServer()
    await loadLargeSample(server.em(), { churches, events: 0, articles: 0, seed: 1, now: new Date() })
    rows = await server.em().execute('select id, name, area from church')
  }, 120_000)
  afterAll(() => server[Symbol.asyncDispose]())

  test('are a few dozen places on the whole map and in no view more than a few hundred', async () => {
    const { bounds } = await ask(server, {}, { zoom: '0' })
    const view = (bounds ?? []).flat().join(',')
    for (let zoom = 0; zoom < 20; zoom++) {
      const { total, places } = await ask(server, {}, { zoom: String(zoom), bounds: view })
      expect(total).toBe(churches)
      expect(places.length, `places at zoom ${zoom}`).toBeLessThan(zoom < 12 ? 60 : 1000)
    }
    for (const { name, centre } of mapAreas) {
      for (const zoom of [11, 14, 17, 19]) {
        // What a map of 1280 by 600 pixels shows.
        const degrees = 360 / (256 * 2 ** zoom)
        const [south, north] = [centre[0] - 300 * degrees, centre[0] + 300 * degrees]
        const bounds = `${south},${centre[1] - 640 * degrees},${north},${centre[1] + 640 * degrees}`
        const answer = JSON.stringify(await ask(server, {}, { zoom: String(zoom), bounds }))
        expect(answer.length, `characters for ${name} at zoom ${zoom}`).toBeLessThan(60_000)
      }
    }
  })

  test('a cluster opens on the way nearer and stays where it is while the map moves', async () => {
    const far = await ask(server, {}, { zoom: '11' })
    const largest = far.places.reduce((best, place) => (place.count > best.count ? place : best))
    expect(largest.churches).toEqual([])
    const [[south, west], [north, east]] = largest.bounds as MapBounds
    const moved = await ask(
      server,
      {},
      { zoom: '11', bounds: `${south - 0.02},${west + 0.001},${north},${east + 0.1}` },
    )
    expect(moved.places).toContainEqual(largest)
    const near = await ask(server, {}, { zoom: '15', bounds: `${south},${west},${north},${east}` })
    expect(near.places.length).toBeGreaterThan(1)
    expect(counted(near)).toBeGreaterThanOrEqual(largest.count)
  })

  test('every one is counted once, and every single one stands at its position', async () => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const filters = fc.record(
      {
        area: fc.constantFrom(...new Set(rows.map(({ area }) => area)), 'Nowhere'),
        denomination: fc.constantFrom('Baptist', 'Catholic', 'Other'),
        search: fc.constantFrom('chapel', 'harbor', 'grace church', 'zzzz'),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 0, max: 19 }), async (query, zoom) => {
        const answer = await ask(server, query, { zoom: String(zoom) })
        const listed = await server.call(calls.listChurches, { query: { ...query, limit: '1' } })
        expect(answer.total).toBe(Number(listed.headers.get('x-total-count')))
        expect(counted(answer)).toBe(answer.total)
        for (const { latitude, longitude, count, churches, bounds } of answer.places) {
          const [[south, west], [north, east]] = bounds ?? [
            [latitude, longitude],
            [latitude, longitude],
          ]
          expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east).toBe(true)
          expect(count > 1 ? bounds : churches[0]).toBeDefined()
          for (const { id } of churches) {
            const row = byId.get(id)
            expect(row && positionOf(row)).toMatchObject({ latitude, longitude })
          }
        }
      }),
      { numRuns: process.env.TEST_LONG ? 500 : 50, seed: Number(process.env.SEED ?? 1) },
    )
  })

  test('the places in view hold every church in view', async () => {
    const placed = rows.map((row) => ({ ...row, ...positionOf(row) }))
    const spot = fc.constantFrom(...placed)
    await fc.assert(
      fc.asyncProperty(
        spot,
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.integer({ min: 8, max: 19 }),
        async (at, size, zoom) => {
          const { latitude, longitude } = at
          const margin = (size * 2000 * 360) / (256 * 2 ** zoom)
          const answer = await ask(server, {}, { bounds: around(latitude, longitude, margin), zoom: String(zoom) })
          const inView = placed.filter(
            (one) => Math.abs(one.latitude - latitude) < margin && Math.abs(one.longitude - longitude) < margin,
          )
          expect(counted(answer)).toBeGreaterThanOrEqual(inView.length)
          const covers = (one: { latitude: number; longitude: number }) =>
            answer.places.some(({ bounds: extent, ...place }) => {
              const [[south, west], [north, east]] = extent ?? [
                [place.latitude, place.longitude],
                [place.latitude, place.longitude],
              ]
              return one.latitude >= south && one.latitude <= north && one.longitude >= west && one.longitude <= east
            })
          expect(inView.filter((one) => !covers(one))).toEqual([])
        },
      ),
      { numRuns: process.env.TEST_LONG ? 500 : 40, seed: Number(process.env.SEED ?? 1) },
    )
  })
})
