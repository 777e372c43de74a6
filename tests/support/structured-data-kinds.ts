import assert from 'node:assert/strict'
import { business } from '#content/business.ts'
import type { PageName } from '#contract/page.ts'
import type { Node, ReadPage } from './html-page.ts'
import { type Check, exactly, type Found, only, shows } from './structured-data-checks.ts'
import { article, church, event } from './structured-data-records.ts'

const listOf =
  (section: string): Check<'directory' | 'featured' | 'events' | 'news'> =>
  ({ graph, page, url, locals: { page: facts, origin } }) => {
    const node = only(graph, 'CollectionPage')
    exactly(node, 'url', url)
    assert.equal(typeof node.name, 'string')
    if ('description' in node) shows(page, node.description, 'description')
    assert.deepEqual(node.isPartOf, { '@id': `${origin}/#website` })
    const records = 'items' in facts ? facts.items : facts.churches
    const paths = records.map(({ slug }) => `${section}/${slug}`)
    assert.equal('mainEntity' in node, paths.length > 1, 'a list has two entries at least')
    for (const path of paths) assert(page.links.includes(path), `the page has no link to ${path}`)
    if (paths.length < 2) return
    const list = node.mainEntity as Node
    assert.equal(list['@type'], 'ItemList')
    exactly(list, 'numberOfItems', 'total' in facts ? facts.total : paths.length)
    assert.deepEqual(
      list.itemListElement,
      paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: origin + path })),
    )
  }

const assertOrganization = (node: Node | undefined, page: ReadPage, origin: string) => {
  assert.equal(node?.['@type'], 'Organization')
  for (const property of ['name', 'url', 'logo', 'description'])
    assert(node && property in node, `Organization.${property}`)
  assert.deepEqual([node?.['@id'], node?.name, node?.url], [`${origin}/#organization`, business.name, `${origin}/`])
  shows(page, node?.description, 'description')
}

const home: Check<'home'> = ({ graph, page, locals: { origin } }) => {
  const node = only(graph, 'WebSite', 'Organization')
  assert.deepEqual([node['@id'], node.name, node.url], [`${origin}/#website`, business.name, `${origin}/`])
  shows(page, node.name, 'name')
  assertOrganization(graph[1], page, origin)
}

const about: Check<'about'> = ({ graph, page, locals: { origin } }) => {
  only(graph, 'AboutPage', 'Organization')
  assertOrganization(graph[1], page, origin)
}

const plain =
  (type: 'ContactPage' | 'WebPage'): Check<PageName> =>
  ({ graph, url }) => {
    const node = only(graph, type)
    assert.equal(node.url, url)
    assert.equal(typeof node.name, 'string')
  }

/** What the structured data of each page must be; pages that are not named carry none. */
export const kinds: Partial<Record<PageName, (found: Found<never>) => void>> = {
  home,
  about,
  church,
  event,
  article,
  directory: listOf('/church'),
  featured: listOf('/church'),
  events: listOf('/events'),
  news: listOf('/news'),
  contact: plain('ContactPage'),
  advertise: plain('WebPage'),
  terms: plain('WebPage'),
  privacy: plain('WebPage'),
}
