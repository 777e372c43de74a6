import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { loadLargeSample } from '../database/sample-large.ts'

// Common words are found on other ways than rare ones, but in the same order. So many churches that every way is taken.
const churches = 6000

interface Row {
  id: number
  rank: number
  area: string
  featured: boolean
  /** Folded texts: the name, and what each step adds to it. */
  name: string
  places: string
  services: string
  description: string
}

let server: TestServer
let rows: Row[]

beforeAll(async () => {
  server = await startServer()
  const em = server.em()
  await loadLargeSample(em, { churches, events: 0, articles: 0, seed: 7, now: new Date() })
  await em.execute('update church set is_premium = true where id % 97 = 0')
  await em.execute("update church set status = 'withdrawn' where id % 89 = 0")
  rows = await em.execute<Row[]>(
    `select id, area, featured, 2 * featured::int + is_premium::int as rank, trim(search_text(name)) as name,
       search_text(concat_ws(' ', denomination, area, zip, address)) as places,
       search_text(concat_ws(' ', array_to_string(services, ' '), special_programs, youth_programs, music_ministry,
         outreach_programs)) as services,
       search_text(description) as description
     from church where status = 'approved'`,
  )
}, 120_000)
afterAll(() => server[Symbol.asyncDispose]())

/** The numbers of the churches that match, in the order of ruling 9, worked out without the database. */
const expectedIds = (text: string, chosen: (row: Row) => boolean = () => true): number[] => {
  const words = text.split(' ')
  const step = ({ name, places, services, description }: Row): number => {
    const fields = [name, places, services, description]
    if (name.startsWith(text)) return 0
    for (const last of fields.keys()) {
      const read = ` ${fields.slice(0, last + 1).join(' ')}`
      if (words.every((word) => read.includes(` ${word}`))) return last + 1
    }
    return Number.POSITIVE_INFINITY
  }
  return rows
    .filter(chosen)
    .map((row) => ({ ...row, step: step(row) }))
    .filter((row) => row.step < Number.POSITIVE_INFINITY)
    .sort((a, b) => b.rank - a.rank || a.step - b.step || compare(a.name, b.name) || a.id - b.id)
    .map(({ id }) => id)
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const list = async (query: Record<string, string>) => {
  const { data, headers } = await server.call(calls.listChurches, { query })
  return { ids: data.map(({ id }) => id), total: headers.get('x-total-count') }
}

const texts = [
  ...['church', 'c', 'the', 's', 'sunday', 'memorial', 'baptist', 'hymns', 'handbells', 'gospel', 'zion', 'grace'],
  ...[
    'harbor',
    'st',
    '78412',
    '30',
    'pelican flats',
    'first baptist',
    'fellowship chapel',
    'gospel choir',
    'hope church',
  ],
  ...['sunday school downtown', 'zion pantry', 'sample listing family'],
]

test.each(texts)('%s: featured, premium, best match, name; and in parts as in one piece', async (search) => {
  const expected = expectedIds(search)
  const whole = await list({ search, limit: '1000' })
  expect(whole.total).toBe(String(expected.length))
  expect(whole.ids).toEqual(expected.slice(0, 1000))
  for (const [limit, offset] of [
    [7, 0],
    [60, 0],
    [60, 60],
    [100, 900],
    [60, 3000],
  ] as const) {
    const part = await list({ search, limit: String(limit), offset: String(offset), count: 'false' })
    expect(part.ids, `from ${offset}`).toEqual(expected.slice(offset, offset + limit))
  }
})

test.each(['church', 'sunday', 'zion', 'gospel choir'])(
  '%s within an area and without the featured',
  async (search) => {
    const area = await list({ search, area: 'Downtown', limit: '90' })
    expect(area.ids).toEqual(expectedIds(search, (row) => row.area === 'Downtown').slice(0, 90))
    for (const featured of [true, false]) {
      const part = await list({ search, featured: String(featured), limit: '90' })
      expect(part.ids).toEqual(expectedIds(search, (row) => row.featured === featured).slice(0, 90))
    }
  },
)

test('without text the order is rank and name', async () => {
  expect((await list({ limit: '1000' })).ids).toEqual(
    rows
      .toSorted((a, b) => b.rank - a.rank || compare(a.name, b.name) || a.id - b.id)
      .slice(0, 1000)
      .map(({ id }) => id),
  )
})
