import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { addChurch } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { Church } from '../churches/church.entity.ts'
import { StartupError } from '../startup-error.ts'
import { openDatabase } from './open.ts'

const badSlugs = [
  '',
  '.',
  '..',
  'a/b',
  'a b',
  'A',
  'é',
  '-a',
  'a-',
  'a--b',
  '12',
  'a\nb',
  'a\n',
  `a${'b'.repeat(80)}`,
  'a%2fb',
]

test.each(badSlugs)('the database itself refuses the slug %j', async (slug) => {
  await using server = await startServer()
  const em = server.em()
  const inserts = [
    `insert into church (slug, name, denomination, description, address, zip, area, created_at, updated_at)
     values (?, 'a', '', '', '', '', '', now(), now())`,
    `insert into event (slug, title, description, date, location, category, created_at, updated_at)
     values (?, 'a', '', '2026-01-01', '', '', now(), now())`,
    `insert into article (slug, title, excerpt, content, published_at, category, created_at, updated_at)
     values (?, 'a', '', '', now(), '', now(), now())`,
    `insert into slug (kind, slug, record_id) values ('church', ?, 1)`,
  ]
  for (const insert of inserts) {
    await expect(em.execute(insert, [slug])).rejects.toThrow(/slug_check/)
    expect(await em.execute(insert, [`good-${inserts.indexOf(insert)}`])).toBeDefined()
  }
})

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', ' https://example.org'],
  ['youtubeChannel', 'data:text/html,x'],
] as const)('the database itself refuses %s %j', async (field, value) => {
  await using server = await startServer()
  const em = server.em()
  const church = await addChurch(em)
  church[field] = value
  await expect(em.flush()).rejects.toThrow(/check/)
})

test('the entities have the columns and null rules of the tables', async () => {
  await using server = await startServer()
  const columns = await server.em().execute<{ name: string }[]>(
    `select table_name || '.' || column_name || case is_nullable when 'YES' then ' null' else '' end as name
     from information_schema.columns where table_schema = 'public'`,
  )
  // The tables of the migrator, of search and of the map have no entity, nor have the columns that are searched.
  const ours = columns
    .map(({ name }) => name)
    .filter((name) => !/^(?:migration|search_word|church_change)\.|^church\.search(?:_name)?( |$)/.test(name))
  const described = [...server.orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames, nullable }) =>
      (fieldNames ?? []).map((name) => `${tableName}.${name}${nullable ? ' null' : ''}`),
    ),
  )
  expect(described.sort()).toEqual(ours.sort())
})

test('lines of text come back as they were', async () => {
  await using server = await startServer()
  const lines = ['null', 'NULL', '"quoted"', 'back\\slash', '{braces}', 'a, b', 'ünï', "it's", 'two\nlines', '']
  const church = await addChurch(server.em())
  const em = server.em()
  const stored = await em.findOneOrFail(Church, { id: church.id })
  stored.services = lines
  await em.flush()
  expect((await server.em().findOneOrFail(Church, { id: church.id })).services).toEqual(lines)
})

test('an empty database can be opened by several at once', async () => {
  await using database = await createTestDatabase({ empty: true })
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '.', databaseUrl: database.url })))
  for (const { orm } of opened) expect(await orm.migrator.getPending()).toEqual([])
  await Promise.all(opened.map(({ close }) => close()))
})

test('a database that is not there is told in one sentence, within five seconds', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as AddressInfo
  await using database = await createTestDatabase()
  const urls = [
    `postgresql://u:secret@127.0.0.1:${port}/a`,
    'postgresql://u:secret@127.0.0.1:1/a',
    `${database.url}_not`,
  ]
  for (const databaseUrl of urls) {
    const started = performance.now()
    const error = await openDatabase({ dataDir: '.', databaseUrl }).catch((thrown: unknown) => thrown)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(error).toBeInstanceOf(StartupError)
    expect(String(error)).toMatch(/DATABASE_URL .*does not answer .*: start it, correct DATABASE_URL/)
    expect(String(error)).not.toMatch(/secret|\n/)
  }
  silent.close()
})
