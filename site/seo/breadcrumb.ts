import type { BreadcrumbList } from 'schema-dts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#contract/paths.ts'
import type { GraphNode } from './node.ts'

export interface Crumb {
  name: string
  /** The last one, which is the page itself, needs none. */
  path?: string
}

const home = navigation.filter(({ path }) => path === paths.home).map(({ label, path }) => ({ name: label, path }))

/** The way from the home page to `url`; `crumbs` begins after Home. */
export const breadcrumb = (origin: string, url: string, crumbs: readonly Crumb[]): GraphNode<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: [...home, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path && { item: origin + path }),
  })),
})
