import assert from 'node:assert/strict'
import type { PageLocals, PageName } from '#contract/page.ts'
import { type Json, type Node, readGraph, readPage } from './html-page.ts'
import { kinds } from './structured-data-kinds.ts'

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value in the graph with the way to it. */
function* valuesOf(value: Json, way = 'graph'): Generator<[way: string, value: Json]> {
  yield [way, value]
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* valuesOf(one, `${way}[${at}]`)
  else if (isNode(value)) for (const [name, one] of Object.entries(value)) yield* valuesOf(one, `${way}.${name}`)
}

const addressNames = /\.(@id|url|item|image|logo|sameAs|hasMap|mainEntityOfPage)(\[\d+\])?$/

const assertWellFormed = (graph: Node[], origin: string) => {
  const ids = graph.map((node) => node['@id'])
  assert.equal(new Set(ids).size, ids.length, `an @id twice: ${ids.join(', ')}`)
  for (const [way, value] of valuesOf(graph)) {
    assert.notEqual(value, null, `${way} is null`)
    if (typeof value === 'string') assert.notEqual(value.trim(), '', `${way} is empty`)
    if (Array.isArray(value)) assert.notEqual(value.length, 0, `${way} is an empty list`)
    if (isNode(value) && value['@id'] && Object.keys(value).length === 1) {
      const known = [...ids, `${origin}/#website`, `${origin}/#organization`]
      assert(known.includes(value['@id']) || /#(list|breadcrumb)$/.test(String(value['@id'])), `${way} leads nowhere`)
    } else if (isNode(value)) assert.equal(typeof value['@type'], 'string', `${way} has no type`)
    if (typeof value === 'string' && addressNames.test(way)) {
      assert.match(value, /^https?:\/\/[^\s]+$/, `${way} is not an absolute http address: ${value}`)
    }
  }
}

const assertBreadcrumb = (graph: Node[], url: string) => {
  const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
  assert(list, 'no breadcrumb')
  assert.equal(list['@id'], `${url}#breadcrumb`)
  const items = list.itemListElement as Node[]
  assert(items.length >= 2, 'a breadcrumb of one')
  for (const [at, item] of items.entries()) {
    assert.equal(item['@type'], 'ListItem')
    assert.equal(item.position, at + 1)
    assert.equal(typeof item.name, 'string')
    if (at < items.length - 1) assert.equal(typeof item.item, 'string', 'a step without an address')
  }
}

/**
 * Asserts a page's structured data: well-formed, required properties always, recommended ones exactly when the record has
 * the fact, and each fact shown by the page too.
 * @param name the page's name in the contract
 * @param locals what the page was made from
 * @returns the graph's nodes
 * @throws AssertionError that names the property
 */
export const assertGraph = <Name extends PageName>(html: string, name: Name, locals: PageLocals<Name>): Node[] => {
  const page = readPage(html)
  const graph = readGraph(html)
  const url = locals.origin + locals.path
  assert.deepEqual(page.canonical, [url], 'the canonical link')
  assertWellFormed(graph, locals.origin)
  if (name !== 'home') assertBreadcrumb(graph, url)
  const kind = kinds[name]
  assert(kind, `pages called ${name} carry no structured data`)
  kind({ graph, page, url, locals: locals as never })
  return graph
}
