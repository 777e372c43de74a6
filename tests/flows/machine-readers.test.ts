import { parseFeed } from '@rowanmanning/feed-parser'
import ICAL from 'ical.js'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get } from '../support/public-addresses.ts'
import type { PublishedSite } from '../support/published-site.ts'
import type { RawAnswer } from '../support/raw-request.ts'
import { addEvent } from '../support/records.ts'
import { openSampleSite, pageAddresses, publishedFiles } from '../support/sample-site.ts'

let site: PublishedSite
beforeAll(async () => {
  site = await openSampleSite(async ({ em }) => {
    await addEvent(em(), {
      title: 'Años, "quotes"; commas, and\nlines — ésta es una línea larga',
      description: 'Ñandú '.repeat(60),
      date: '2026-12-31',
      time: 'after dark',
    })
  })
})
afterAll(() => site?.close())

const read = async (path: string, type: string): Promise<RawAnswer> => {
  const answer = await get(site.origin + path)
  expect([answer.status, answer.headers['content-type']], path).toEqual([200, type])
  return answer
}
const text = async (path: string, type: string) => (await read(path, type)).body.toString()
const xml = 'application/xml; charset=utf-8'
const ownPath = (address: string) => {
  expect(address.startsWith(`${site.origin}/`), address).toBe(true)
  return address.slice(site.origin.length)
}
const entriesOf = (map: string) =>
  [...map.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, loc = '', lastmod]) => ({
    path: ownPath(loc),
    lastmod,
  }))

const readSitemaps = async () => {
  const index = entriesOf(await text('/sitemap-index.xml', xml))
  return (await Promise.all(index.map(async ({ path }) => entriesOf(await text(path, xml))))).flat()
}

const head = async (path: string) => parse(await text(path, 'text/html; charset=utf-8'))

test('robots.txt names the sitemap index', async () => {
  const lines = (await text('/robots.txt', 'text/plain; charset=utf-8')).split('\n')
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap-index.xml`)
})

test('the sitemaps name every page that may be found, each once, and nothing else', async () => {
  const found: string[] = []
  for (const path of await pageAddresses(site)) {
    const page = await head(path)
    if (page.querySelector('meta[name="robots"][content*="noindex"]')) continue
    found.push(ownPath(page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''))
  }
  expect(found.length).toBeGreaterThan(30)
  const named = (await readSitemaps()).map(({ path }) => path)
  expect(named.sort()).toEqual(found.sort())
  for (const path of named) expect((await get(site.origin + path)).status, path).toBe(200)
})

test("a record's last change in the sitemap is the one in the database", async () => {
  const rows = await site.em().execute<{ path: string; changed: string | Date }[]>(
    `select '/church/' || slug as path, updated_at as changed from church where status = 'approved'
     union all select '/events/' || slug, updated_at from event where status = 'approved'
     union all select '/news/' || slug, updated_at from article`,
  )
  const entries = (await readSitemaps()).filter(({ path }) => /^\/(?:church|events|news)\/./.test(path))
  const told = entries.map(({ path, lastmod }) => [path, lastmod])
  expect(told.sort()).toEqual(rows.map(({ path, changed }) => [path, new Date(changed).toISOString()]).sort())
})

test.each([
  ['/news/rss.xml', '/news/', '/api/articles'],
  ['/events/rss.xml', '/events/', '/api/events'],
])('the feed %s lists what its call answers', async (path, below, call) => {
  const feed = parseFeed(await text(path, 'application/rss+xml; charset=utf-8'))
  const records = JSON.parse((await get(site.origin + call)).body.toString()) as { slug: string; title: string }[]
  expect(records.length).toBeGreaterThan(5)
  const plain = (words: string | null | undefined) => words?.replace(/\s+/g, ' ')
  expect(feed.items.map(({ url, title }) => [url, plain(title)])).toEqual(
    records.map(({ slug, title }) => [site.origin + below + slug, plain(title)]),
  )
})

test('every event has a calendar file that keeps the rules of the format', async () => {
  ICAL.design.strict = true
  const files = (await publishedFiles(site)).filter((file) => file.endsWith('.ics'))
  const [count] = await site
    .em()
    .execute<{ all: number }[]>("select count(*)::int as all from event where status = 'approved'")
  expect(files).toHaveLength(count?.all ?? 0)
  for (const file of files) {
    const written = await text(`/${file}`, 'text/calendar; charset=utf-8')
    expect(written.replaceAll('\r\n', ''), file).not.toMatch(/[\r\n]/)
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line), file).toBeLessThanOrEqual(75)
    const calendar = new ICAL.Component(ICAL.parse(written))
    for (const name of ['prodid', 'version']) expect(calendar.getFirstProperty(name), file).not.toBeNull()
    const [event, ...more] = calendar.getAllSubcomponents('vevent')
    expect(more).toEqual([])
    for (const name of ['uid', 'dtstamp', 'dtstart', 'summary'])
      expect(event?.getFirstProperty(name), `${file} ${name}`).not.toBeNull()
    expect(event?.getFirstPropertyValue('url'), file).toBe(`${site.origin}/${file.replace(/\.ics$/, '')}`)
  }
})

test('every church, event and article has a picture of 1200 by 630 for shared links', async () => {
  const records = (await pageAddresses(site)).filter((path) => /^\/(?:church|events|news)\/./.test(path))
  expect(records.length).toBeGreaterThan(30)
  const pictures = new Set<string>()
  for (const path of records) {
    const page = await head(path)
    const picture = ownPath(page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '')
    pictures.add(picture)
    const { body } = await read(picture, 'image/jpeg')
    expect(await sharp(body).metadata(), picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  expect(pictures.size).toBe(records.length)
})
