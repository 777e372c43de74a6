import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get } from '../support/public-addresses.ts'
import { openPublishedSite, type PublishedSite } from '../support/published-site.ts'

let site: PublishedSite
beforeAll(async () => {
  site = await openPublishedSite()
  await site.publisher.publishDue()
})
afterAll(() => site?.close())

const mainOf = async (path: string) => {
  const { status, body } = await get(site.origin + path)
  expect(status, path).toBe(200)
  const main = parse(body.toString()).querySelector('main')
  return {
    words: main?.text.replace(/\s+/g, ' ') ?? '',
    links: main?.querySelectorAll('a').map((a) => a.getAttribute('href')),
  }
}

test.each([
  ['/directory', ['No Churches Found']],
  ['/featured', ['No featured churches right now', 'Become a Featured Church']],
  ['/events', ['No Events Found']],
  ['/news', ['No Articles Available', 'Check back soon for new articles and updates!']],
  ['/', ["Welcome to Corpus Christi's Premier Church Directory", 'No featured churches right now']],
])('%s says that there is nothing yet', async (path, texts) => {
  const { words } = await mainOf(path)
  for (const text of texts) expect(words).toContain(text)
})

test('what leads on is there without content too', async () => {
  expect((await mainOf('/directory')).links).toContain('/advertise')
  expect((await mainOf('/')).links).toEqual(expect.arrayContaining(['/directory', '/events', '/advertise']))
  expect((await mainOf('/about')).words).toContain('11')
})

test('calls answer an empty list, feeds and sitemaps are there', async () => {
  for (const path of ['/api/churches', '/api/events', '/api/articles'])
    expect((await get(site.origin + path)).body.toString(), path).toBe('[]')
  for (const path of ['/news/rss.xml', '/events/rss.xml', '/sitemap-index.xml', '/robots.txt'])
    expect((await get(site.origin + path)).status, path).toBe(200)
})
