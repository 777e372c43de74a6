import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get } from '../support/public-addresses.ts'
import type { PublishedSite } from '../support/published-site.ts'
import { openSampleSite, pageAddresses } from '../support/sample-site.ts'

interface CrawledPage {
  /** Paths of this site that the page leads to or needs, with their fragments. */
  leadsTo: string[]
  ids: Set<string>
}

let site: PublishedSite
let pages: Map<string, CrawledPage>
const statuses = new Map<string, number>()

/** What a page names of this site: links, pictures in all their sizes, styles, scripts, feeds, the form's target. */
const readPage = (html: string, path: string): CrawledPage => {
  const page = parse(html)
  const values = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((one) => one.getAttribute(name)?.replaceAll('&amp;', '&') ?? [])
  const sets = values('[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  const pictures = values('meta[property="og:image"]', 'content')
  const named = [
    ...values('[href]', 'href'),
    ...values('[src]', 'src'),
    ...values('form', 'action'),
    ...sets,
    ...pictures,
  ]
  const base = new URL(path, site.origin)
  const own = named.map((address) => new URL(address, base)).filter(({ origin }) => origin === site.origin)
  return {
    leadsTo: [...new Set(own.map(({ pathname, search, hash }) => pathname + search + hash))],
    ids: new Set(values('[id]', 'id')),
  }
}

beforeAll(async () => {
  site = await openSampleSite()
  pages = new Map()
  const waiting = ['/']
  for (const path of waiting) {
    if (statuses.has(path)) continue
    const { status, headers, body } = await get(site.origin + path)
    statuses.set(path, status)
    if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) continue
    const page = readPage(body.toString(), path)
    pages.set(path, page)
    waiting.push(...page.leadsTo.map((address) => address.replace(/#.*$/, '')))
  }
})
afterAll(() => site?.close())

test('every address that a page names answers 200, without a detour', () => {
  expect(statuses.size).toBeGreaterThan(150)
  const wrong = [...statuses].filter(([, status]) => status !== 200)
  const from = (path: string) => [...pages].filter(([, { leadsTo }]) => leadsTo.includes(path)).map(([page]) => page)
  expect(wrong.map(([path, status]) => ({ path, status, from: from(path) }))).toEqual([])
})

test('every fragment names a part of its page', () => {
  const lost: string[] = []
  for (const [path, { leadsTo }] of pages) {
    for (const address of leadsTo.filter((one) => one.includes('#'))) {
      const [target = '', fragment = ''] = address.split('#')
      if (!pages.get(target)?.ids.has(fragment)) lost.push(`${path} leads to ${address}`)
    }
  }
  expect(lost).toEqual([])
})

test('every published page can be reached from the home page', async () => {
  const reached = new Set([...pages.keys()].map((path) => path.replace(/\?.*$/, '')))
  const lost = (await pageAddresses(site)).filter((path) => !reached.has(path))
  // An address of old that only former links lead to, and an event that is over: the list has the coming ones.
  expect(lost).toEqual(['/bulletin', '/events/fellowship-fish-fry'])
})
