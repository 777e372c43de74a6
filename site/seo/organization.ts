import type { Organization, WebSite } from 'schema-dts'
import { business } from '#content/business.ts'
import type { GraphNode } from './node.ts'

export const websiteId = (origin: string) => `${origin}/#website`
export const organizationId = (origin: string) => `${origin}/#organization`
export const homeUrl = (origin: string) => `${origin}/`

/** Belongs on the home page and on About only, and says what those two show. */
export const organization = (origin: string): GraphNode<Organization> => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: business.name,
  url: homeUrl(origin),
  description: business.description,
  logo: `${origin}/icon-512.png`,
})

/** The site's name for search engines; belongs on the home page only. */
export const website = (origin: string): GraphNode<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(origin),
  name: business.name,
  url: homeUrl(origin),
  description: business.description,
  inLanguage: 'en-US',
  publisher: { '@id': organizationId(origin) },
})
