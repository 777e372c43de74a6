import type { BreadcrumbList } from 'schema-dts'
import type { GraphNode } from './node.ts'

export interface Crumb {
  name: string
  /** The last one, which is the page itself, needs none. */
  path?: string
}

/** The way from the home page to `url`; `crumbs` begins after Home. */
export const breadcrumb = (origin: string, url: string, crumbs: readonly Crumb[]): GraphNode<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path && { item: origin + path }),
  })),
})
