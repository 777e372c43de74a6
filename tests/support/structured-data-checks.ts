import assert from 'node:assert/strict'
import type { PageLocals, PageName } from '#contract/page.ts'
import { type Json, type Node, oneLine, type ReadPage } from './html-page.ts'

export interface Found<Name extends PageName> {
  graph: Node[]
  page: ReadPage
  /** The page's own address, absolute. */
  url: string
  locals: PageLocals<Name>
}
export type Check<Name extends PageName> = (found: Found<Name>) => void

export const only = (graph: Node[], ...types: string[]): Node => {
  assert.deepEqual(
    graph.map((node) => node['@type']).filter((type) => type !== 'BreadcrumbList'),
    types,
  )
  return graph[0] as Node
}

export const shows = (page: ReadPage, fact: Json | undefined, what: string) =>
  assert(page.words.includes(oneLine(String(fact))), `the page does not show the ${what}: ${fact}`)

/** Present exactly when the record has it. */
export const exactly = (node: Node, property: string, expected: Json | undefined) => {
  assert.deepEqual(node[property], expected, `${node['@type']}.${property}`)
  assert.equal(property in node, expected !== undefined, `${node['@type']}.${property} should be absent`)
}
