import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageLocals, PageName } from '#contract/page.ts'
import type { ChurchFields } from '../../api/churches/church.entity.ts'
import { fileOf } from '../../api/publish/file-names.ts'
import { type Loaded, matchPath, type PageKind } from '../../api/publish/page-kind.ts'
import { allTargets, type Target } from '../../api/publish/page-writer.ts'
import { foldersIn } from '../../api/publish/release.ts'
import { readGraph } from '../support/html-page.ts'
import type { PublishedSite } from '../support/published-site.ts'
import { addArticle, addChurch, addEvent } from '../support/records.ts'
import { openSampleSite, pageAddresses } from '../support/sample-site.ts'
import { assertGraph } from '../support/structured-data.ts'
import { kinds as describedPages } from '../support/structured-data-kinds.ts'

const hostile = '</script><script>alert(1)</script>'
const everyFact: ChurchFields = {
  name: 'Chapel of Every Fact',
  denomination: 'Catholic',
  description: `First & last.\n\nA second paragraph with "quotes" \u2028 and <b>marks</b>.`,
  address: '1 Full Street, Suite "A"',
  zip: '78401',
  area: 'Southtown',
  phone: '(361) 555-0177',
  website: 'https://every.example.org/?a=1&b=2',
  youtubeChannel: 'https://www.youtube.com/@every-example',
  services: ['Sunday 9 & 11 AM', 'domingo 12:30 PM – Misa', 'By appointment'],
  thumbnail: '/uploads/0123456789abcdef0123456789abcdef-480.jpg',
  heroImage: '/uploads/0123456789abcdef0123456789abcdef-960.jpg',
  pastorName: 'A Sample Pastor',
  missionStatement: 'To have everything.',
  history: 'Since 1900.',
  specialPrograms: 'Quilts.',
  youthPrograms: 'Camp.',
  musicMinistry: 'Choir.',
  outreachPrograms: 'Pantry.',
  facebookPage: 'https://www.facebook.com/every.example',
  instagramHandle: '@every.example',
  email: 'office@example.org',
  city: 'Portland',
  additionalInfo: 'Call first.',
}

/** Records at the edges of what can be stored: hostile words, every optional fact, none. */
const addEdges = async ({ em }: PublishedSite) => {
  await addChurch(em(), { name: hostile, description: hostile, address: hostile, area: hostile, featured: true })
  const full = await addChurch(em(), { ...everyFact, featured: true })
  await addChurch(em(), { name: 'Chapel of No Fact', description: '', services: [], denomination: 'Other' })
  const unlinkable = { facebookPage: 'javascript:alert(1)', instagramHandle: 'data:text/html,x' }
  await addChurch(em(), { name: 'Chapel of No Link', ...unlinkable })
  const waiting = await addChurch(em(), { name: 'Chapel That Waits', status: 'pending' })
  const day = '2026-12-24'
  await addEvent(em(), { title: hostile, description: hostile, location: hostile, date: day })
  await addEvent(em(), { title: 'With a church', date: day, time: '6 PM – 8 PM', church: full, category: 'music' })
  await addEvent(em(), { title: 'Of a church that waits', date: day, church: waiting })
  await addArticle(em(), { title: hostile, excerpt: hostile })
  await addArticle(em(), { title: 'With a picture', imageUrl: '/pictures/news-your-first-visit-960.jpg' })
}

let site: PublishedSite
beforeAll(async () => {
  site = await openSampleSite(addEdges)
})
afterAll(() => site?.close())

const read = (path: string) => readFile(join(foldersIn(site.options.root).current, fileOf(path)), 'utf8')

/** Every HTML page there is, with what the publisher gave it. */
const pages = async (): Promise<(Target & { locals: PageLocals })[]> => {
  const { kinds, context, settings } = site.options
  const found: (Target & { locals: PageLocals })[] = []
  for (const target of await allTargets(site.em(), kinds, context)) {
    if (!fileOf(target.path).endsWith('.html')) continue
    const kind = kinds[target.name] as PageKind
    const loaded: Loaded = await kind.load(site.em(), matchPath(kind.patterns, target.path) ?? {}, context)
    if (loaded.kind !== 'page') continue
    const { origin, tiles } = settings
    found.push({ ...target, locals: { page: loaded.page, path: target.path, origin, tiles } })
  }
  return found
}

test('nothing failed to be published', () => expect(site.publisher.faults()).toEqual([]))

test('the structured data of every published page says what the record says', async () => {
  const all = await pages()
  const silent: PageName[] = ['bulletin', 'not-found']
  const asserted = new Set<PageName>()
  for (const { name, path, locals } of all) {
    const html = await read(path)
    if (silent.includes(name)) {
      expect(html, path).not.toContain('application/ld+json')
      continue
    }
    try {
      assertGraph(html, name, locals)
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
    asserted.add(name)
  }
  expect([...asserted].sort()).toEqual(Object.keys(describedPages).sort())
  const addresses = all.map(({ path }) => path).filter((path) => !/^\/(?:404|not-found\/.*)$/.test(path))
  expect(addresses.sort()).toEqual((await pageAddresses(site)).sort())
})

test('words that would end a script end none, and come back as they were written', async () => {
  const [church] = await site.em().execute<{ slug: string }[]>('select slug from church where name = ?', [hostile])
  const path = `/church/${church?.slug}`
  const html = await read(path)
  // Within quotes the words are harmless; a browser's test opens the page.
  expect(html.replace(/="[^"]*"/g, '')).not.toContain('<script>alert')
  expect(readGraph(html)[0]).toMatchObject({ name: hostile, description: hostile, address: { streetAddress: hostile } })
})

test('every page but the not-found ones has its own address as its only canonical link', async () => {
  for (const { name, path } of await pages()) {
    const links = (await read(path)).match(/<link rel="canonical" href="[^"]*">/g) ?? []
    const expected = name === 'not-found' ? [] : [`<link rel="canonical" href="${site.origin}${path}">`]
    expect(links, path).toEqual(expected)
  }
})
