import { expect, test } from 'vitest'
import { slugPattern } from '#contract/paths.ts'
import { addChurch, addEvent } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { newRecordId, slugOf, takeSlug } from './slugs.ts'

test.each([
  ['Iglesia San José del Mar', 'iglesia-san-jose-del-mar'],
  ["St. Brendan's-by-the-Bay", 'st-brendans-by-the-bay'],
  ['Prayer & Praise', 'prayer-and-praise'],
  ['  Straße / Ærø  ', 'strasse-aero'],
  ['ﬁrst №1', 'first-no1'],
  ['多福堂', ''],
  ['../..', ''],
  ['a'.repeat(300), 'a'.repeat(80)],
  [`${'word '.repeat(30)}`, `${'word-'.repeat(15)}word`],
])('%j becomes %j', (text, slug) => {
  expect(slugOf(text).slice(0, 80)).toBe(slug)
})

test('a slug goes to one record of a kind, ever', async () => {
  await using server = await startServer()
  const em = server.em()
  const take = async (text: string) => takeSlug(em, 'church', text, await newRecordId(em, 'church'))
  expect(await take('Grace')).toBe('grace')
  expect(await take('Grâce')).toBe('grace-2')
  expect(await take('grace!')).toBe('grace-3')
  expect(await takeSlug(em, 'event', 'Grace', await newRecordId(em, 'event'))).toBe('grace')
  const long = 'b'.repeat(200)
  expect([(await take(long)).length, await take(long)]).toEqual([80, `${'b'.repeat(78)}-2`])
})

test('a record gets its own former slug back', async () => {
  await using server = await startServer()
  const em = server.em()
  const id = await newRecordId(em, 'article')
  expect(await takeSlug(em, 'article', 'One', id)).toBe('one')
  expect(await takeSlug(em, 'article', 'Two', id)).toBe('two')
  expect(await takeSlug(em, 'article', 'One', id)).toBe('one')
})

test('a name without a letter gets its number', async () => {
  await using server = await startServer()
  const church = await addChurch(server.em(), { name: '多福堂' })
  const event = await addEvent(server.em(), { title: '24/7' })
  expect(church.slug).toBe(`church-${church.id}`)
  expect(event.slug).toBe(`event-${event.id}`)
})

test('twenty of one name at the same moment get twenty slugs', async () => {
  await using server = await startServer()
  const churches = await Promise.all(Array.from({ length: 20 }, () => addChurch(server.em(), { name: 'Same Church' })))
  const slugs = new Set(churches.map(({ slug }) => slug))
  expect(slugs.size).toBe(20)
  for (const slug of slugs) expect(slug).toMatch(slugPattern)
})
