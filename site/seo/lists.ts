import type { CollectionPage, ItemList } from 'schema-dts'
import type { GraphNode } from './node.ts'
import { websiteId } from './organization.ts'

export interface ListedPage {
  origin: string
  url: string
  name: string
  /** Absolute addresses in the order of the page. */
  items: readonly string[]
  /** How many the whole list has, where the page says so. */
  total?: number
}

// In summary form: each entry is an address, and what it leads to describes itself.
const itemList = (url: string, items: readonly string[], total: number): ItemList => ({
  '@type': 'ItemList',
  '@id': `${url}#list`,
  numberOfItems: total,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: item })),
})

/** A page that is a list. Fewer than two entries are no list to a search engine. */
export const collectionPage = ({
  origin,
  url,
  name,
  items,
  total = items.length,
}: ListedPage): GraphNode<CollectionPage> => ({
  '@type': 'CollectionPage',
  '@id': url,
  url,
  name,
  isPartOf: { '@id': websiteId(origin) },
  breadcrumb: { '@id': `${url}#breadcrumb` },
  ...(items.length > 1 && { mainEntity: itemList(url, items, total) }),
})
