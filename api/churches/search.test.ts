import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addChurch } from '../../tests/support/records.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { withdrawChurch } from './church-changes.ts'
import { editDistance } from './search-terms.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  const em = server.em()
  await addChurch(em, { name: 'Iglesia San José del Mar', denomination: 'Catholic', area: 'West Side', zip: '78416' })
  await addChurch(em, {
    name: "The Shepherd's Table",
    denomination: 'Assembly of God',
    address: '10212 Open Door Drive',
  })
  await addChurch(em, {
    name: 'Mesquite Presbyterian Church',
    denomination: 'Presbyterian',
    musicMinistry: 'Handbells',
  })
  await addChurch(em, {
    name: 'Harbor Church',
    denomination: 'Baptist',
    services: ['Sunday 11:00 AM – Contemporary Worship'],
    musicMinistry: 'A gospel choir with a band',
    description: 'Near the lighthouse and the table.',
  })
  await addChurch(em, {
    name: 'Oso Church',
    area: 'OSO',
    services: ['Misa en español: domingo 1 PM', 'Sunday 9 AM – Spanish'],
    youthPrograms: 'Robotics',
  })
  await addChurch(em, { name: 'Waiting Quetzal Church', status: 'pending' })
})
afterAll(() => server[Symbol.asyncDispose]())

const search = async (text: string) => {
  const { data } = await server.call(calls.listChurches, { query: { search: text } })
  return data.map(({ name }) => name)
}

describe('search finds', () => {
  test.each([
    ['an accent left out', 'jose', 'Iglesia San José del Mar'],
    ['an accent given', 'JOSÉ', 'Iglesia San José del Mar'],
    ['a decomposed accent', 'jose\u0301', 'Iglesia San José del Mar'],
    ['the beginning of a word', 'presb', 'Mesquite Presbyterian Church'],
    ['a wrong letter', 'presbiterian', 'Mesquite Presbyterian Church'],
    ['a wrong letter in a short word', 'babtist', 'Harbor Church'],
    ['a missing letter', 'meskite', 'Mesquite Presbyterian Church'],
    ['swapped letters', 'tabel', "The Shepherd's Table"],
    ['an apostrophe left out', 'shepherds', "The Shepherd's Table"],
    ['an apostrophe given', 'shepherd’s table', "The Shepherd's Table"],
    ['words from two fields', 'table assembly', "The Shepherd's Table"],
    ['the zip', '78416', 'Iglesia San José del Mar'],
    ['the address', '10212 open door', "The Shepherd's Table"],
    ['the area', 'oso', 'Oso Church'],
    ['the description', 'lighthouse', 'Harbor Church'],
    ['the music field', 'handbells', 'Mesquite Presbyterian Church'],
    ['the programmes', 'robotics', 'Oso Church'],
    ['a service line', 'español domingo', 'Oso Church'],
    ['two words, one with an accent', 'San José', 'Iglesia San José del Mar'],
    ['the beginning of a zip', '784 jose', 'Iglesia San José del Mar'],
    ['parts of words', 'mesq handb', 'Mesquite Presbyterian Church'],
    ['a figure in the place of a letter', 'bapt1st', 'Harbor Church'],
    ['a worship style of a service', 'contemporary', 'Harbor Church'],
    ['a worship style with a typo', 'contemporery', 'Harbor Church'],
    ['a worship style of the music', 'gospel choir', 'Harbor Church'],
    ['the language of a service', 'Spanish', 'Oso Church'],
    ['a word in quotes', '"handbells"', 'Mesquite Presbyterian Church'],
    ['an open quote', "'handbells", 'Mesquite Presbyterian Church'],
    ['a percent sign beside a word', '% handbells', 'Mesquite Presbyterian Church'],
    ['a low line between words', 'mesquite_handbells', 'Mesquite Presbyterian Church'],
    ['200 characters', 'jose '.repeat(40), 'Iglesia San José del Mar'],
    ['signs around a word', '  (jose)!! ', 'Iglesia San José del Mar'],
  ])('%s', async (_, text, expected) => {
    expect((await search(text))[0]).toBe(expected)
  })

  test('all for an empty text', async () => {
    expect(await search('   ')).toHaveLength(5)
  })

  test('first what begins with the text, then the name, the place, the services, the description', async () => {
    await using own = await startServer()
    const add = (name: string, fields: Parameters<typeof addChurch>[1] = {}) => addChurch(own.em(), { name, ...fields })
    await add('A', { description: 'A lantern hangs over the door.' })
    await add('B', { services: ['Sunday 9 PM – Lantern prayer'] })
    await add('C', { address: '9 Lantern Lane' })
    await add('Dove and Lantern', { description: 'Lantern, lantern, lantern.' })
    await add('Élan Lantern')
    await add('Lanterns of Hope')
    await add('lantern Church')
    await add('Z', { featured: true, description: 'A lantern.' })
    const { data } = await own.call(calls.listChurches, { query: { search: 'Lantern' } })
    expect(data.map(({ name }) => name)).toEqual([
      ...['Z', 'lantern Church', 'Lanterns of Hope', 'Dove and Lantern', 'Élan Lantern', 'C', 'B', 'A'],
    ])
  })

  test('the better match first: the name counts more than the description', async () => {
    expect(await search('table')).toEqual(["The Shepherd's Table", 'Harbor Church'])
  })
})

test('every word has to match', async () => {
  expect(await search('jose handbells')).toEqual([])
})

test.each([
  'x'.repeat(200),
  'handbells x'.padEnd(200, 'yz'),
  '784199',
  'zq',
  '%',
  '_',
  '*',
  '🙏',
  "'",
  '"',
  '\\',
  '%%%',
  'xyzzyqq',
  '& | !',
  ':*',
  '\u0301',
  'ﷺ',
])('%j matches nothing', async (text) => {
  expect(await search(text)).toEqual([])
})

test('a word of a church that is not public neither matches nor corrects', async () => {
  expect(await search('quetzal')).toEqual([])
  expect(await search('quetsal')).toEqual([])
  const words = await server.em().execute<{ word: string }[]>("select word from search_word where word = 'quetzal'")
  expect(words).toEqual([])
})

test('a withdrawn church takes its own words out of use and leaves the shared ones', async () => {
  await using own = await startServer()
  const { id } = await addChurch(own.em(), { name: 'Marigold Chapel' })
  await addChurch(own.em(), { name: 'Saltgrass Chapel' })
  await withdrawChurch(own.em(), id)
  const words = await own
    .em()
    .execute<{ word: string }[]>("select word from search_word where word in ('marigold', 'chapel')")
  expect(words).toEqual([{ word: 'chapel' }])
})

// Kept as they would be sent: each must be text like any other, in every parameter.
const onlyWords = /^[a ]+$/
const attacks = [
  "' OR '1'='1",
  "'; DROP TABLE church; --",
  "1'); select pg_sleep(5); --",
  "' UNION SELECT password_hash FROM account --",
  '$1 ? ?? :name :slug',
  "\\'; delete from church; --",
  "zqxj' & 'b':* | !c",
  '{"$ne": null}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%27%20OR%201=1',
  '((((((',
  'a'.repeat(200),
  `${'a '.repeat(99)}a`,
]
test.each(attacks)('%s is only text', async (attack) => {
  const before = await search('')
  for (const parameter of ['search', 'denomination', 'area', 'limit', 'offset', 'featured']) {
    const response = await server.get(`/api/churches?${parameter}=${encodeURIComponent(attack)}`)
    expect(response.status, parameter).toBeLessThan(500)
    if (response.ok && !onlyWords.test(attack)) expect(await response.json()).toEqual([])
  }
  const path = await server.get(`/api/churches/${encodeURIComponent(attack)}`)
  expect([400, 404]).toContain(path.status)
  expect(await search('')).toEqual(before)
})

test('the edit distance counts a swap of neighbours as one', () => {
  expect(editDistance('chruch', 'church')).toBe(1)
  expect(editDistance('babtist', 'baptist')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('kitten', 'sitting')).toBe(3)
})
