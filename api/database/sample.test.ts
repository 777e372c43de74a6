import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventCategories } from '#content/options.ts'
import { sampleEvents } from '#content/sample/events.ts'
import { calls } from '#contract/calls.ts'
import { pictureFormats, pictureVariant, pictureWidths } from '#contract/picture.ts'
import { addChurch } from '../../tests/support/records.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { fillFromNewsFiles, readNewsFiles } from '../articles/news-files.ts'
import { deleteChurch } from '../churches/church-changes.ts'
import { addDays, dayOf } from '../clock.ts'
import { StartupError } from '../startup-error.ts'
import { loadSampleIfEmpty } from './sample.ts'
import { loadLargeSample } from './sample-large.ts'

const now = new Date('2026-05-09T17:00:00Z')
const load = (server: TestServer) => loadSampleIfEmpty(server.em(), { dataDir: server.dataDir, now })

test('the sample is what ruling 42 asks for', async () => {
  await using server = await startServer({ now: () => now })
  await load(server)
  await fillFromNewsFiles(server.em(), await readNewsFiles())
  const { data: churches } = await server.call(calls.listChurches)
  expect(churches).toHaveLength(11)
  expect(new Set(churches.map(({ area }) => area)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(churches.map(({ denomination }) => denomination)).size).toBeGreaterThanOrEqual(8)
  expect(churches.filter(({ featured }) => featured)).toHaveLength(4)
  expect(churches.filter(({ isPremium }) => isPremium)).toHaveLength(0)
  const pending = await server.em().execute("select from church where status = 'pending'")
  expect(pending).toHaveLength(2)
  for (const church of churches) {
    expect(church.description).toMatch(/sample/i)
    expect(church.phone ?? '361-555-0100').toMatch(/^361-555-01\d\d$/)
    expect(church.website ?? 'https://example.org').toMatch(/^https:\/\/([a-z]+\.)?example\.org/)
    expect(church.createdAt < now.toISOString()).toBe(true)
  }
  const events = await server
    .em()
    .execute<{ date: string; category: string }[]>('select date::text, category from event')
  expect(events.length).toBeGreaterThanOrEqual(12)
  expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories.map(({ value }) => value)))
  for (const { date } of events) expect(date > addDays(dayOf(now), -60) && date < addDays(dayOf(now), 366)).toBe(true)
  const { data: articles } = await server.call(calls.listArticles)
  expect(articles).toHaveLength(6)
})

test.each(['2026-05-09', '2026-05-10', '2026-05-13', '2026-12-31'])(
  'on %s each event falls on its weekday',
  async (today) => {
    const at = new Date(`${today}T18:00:00Z`)
    await using server = await startServer({ now: () => at })
    await loadSampleIfEmpty(server.em(), { dataDir: server.dataDir, now: at })
    const rows = await server
      .em()
      .execute<{ title: string; date: string; weekday: string }[]>(
        `select title, date::text, to_char(date, 'FMDay') as weekday from event`,
      )
    for (const { title, dayOffset, weekday } of sampleEvents) {
      const row = rows.find((one) => one.title === title)
      const earliest = addDays(today, dayOffset)
      if (weekday === undefined) expect(row?.date, title).toBe(earliest)
      else expect(row?.weekday, title).toBe(weekday)
      expect(row && row.date >= earliest && row.date < addDays(earliest, 7), title).toBe(true)
    }
    // One is over and one is today, whatever the day.
    expect(rows.filter(({ date }) => date < today)).toHaveLength(1)
    expect(rows.filter(({ date }) => date === today)).toHaveLength(1)
  },
)

test('every picture of the sample is there in all widths and formats', async () => {
  await using server = await startServer({ now: () => now })
  await load(server)
  const { data } = await server.call(calls.listChurches)
  const pictures = data.flatMap(({ heroImage }) => heroImage ?? [])
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    expect(picture).toMatch(/^\/uploads\/[0-9a-f]{32}-960\.jpg$/)
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        const response = await server.get(pictureVariant(picture, width, format) ?? '')
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`)
      }
    }
  }
  const stored = await readdir(join(server.dataDir, 'uploads'))
  expect(stored).toHaveLength(pictures.length * pictureWidths.length * pictureFormats.length)
})

test('it is loaded once: neither twice, nor beside other content, nor after that was deleted', async () => {
  await using server = await startServer()
  const results = await Promise.all([load(server), load(server)])
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await load(server)).toBeUndefined()

  await using other = await startServer()
  const { id } = await addChurch(other.em())
  expect(await load(other)).toBeUndefined()
  await deleteChurch(other.em(), id)
  expect(await load(other)).toBeUndefined()
})

test('the large sample is the same for the same seed, and can be listed, searched and published', async () => {
  const rows = async (seed: number) => {
    await using server = await startServer({ now: () => now })
    const counts = { churches: 600, events: 120, articles: 30 }
    await loadLargeSample(server.em(), { ...counts, seed, now })
    const { data, headers } = await server.call(calls.listChurches, { query: { limit: '1000' } })
    expect(headers.get('x-total-count')).toBe('600')
    expect(data.filter(({ featured }) => featured)).toHaveLength(12)
    expect((await server.call(calls.listChurches, { query: { search: 'babtist' } })).data.length).toBeGreaterThan(5)
    expect((await server.call(calls.listEvents)).data.length).toBeGreaterThan(50)
    expect((await server.call(calls.listArticles)).data).toHaveLength(30)
    const [change] = await server.em().execute<{ tags: string[] }[]>('select tags from change')
    expect(change?.tags).toEqual(['*'])
    // The next record takes the next number, and its slug none that is used.
    const next = await addChurch(server.em(), { name: data[0]?.name ?? '' })
    expect(next.id).toBe(601)
    expect(next.slug).toMatch(/-\d+$/)
    await expect(loadLargeSample(server.em(), { ...counts, seed, now })).rejects.toThrow(StartupError)
    return JSON.stringify(data)
  }
  const first = await rows(1)
  expect(await rows(1)).toBe(first)
  expect(await rows(2)).not.toBe(first)
})
