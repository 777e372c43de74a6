import type { CollectionPage, ItemList } from 'schema-dts'
import type { GraphNode } from './node.ts'
import { websiteId } from './organization.ts'

export interface ListedPage {
  origin: string
  url: string
  name: string
  description: string
  /** Absolute addresses in the order of the page. */
  items: readonly string[]
}

// In summary form: each entry is an address, and what it leads to describes itself.
const itemList = (url: string, items: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  '@id': `${url}#list`,
  numberOfItems: items.length,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: item })),
})

/** A page that is a list. Fewer than two entries are no list to a search engine. */
export const collectionPage = ({ origin, url, name, description, items }: ListedPage): GraphNode<CollectionPage> => ({
  '@type': 'CollectionPage',
  '@id': url,
  url,
  name,
  description,
  isPartOf: { '@id': websiteId(origin) },
  breadcrumb: { '@id': `${url}#breadcrumb` },
  ...(items.length > 1 && { mainEntity: itemList(url, items) }),
})
