import type { SitemapOptions } from '@astrojs/sitemap'
import { paths } from '#contract/paths.ts'
import { privatePaths } from './robots.ts'

const notIndexed: readonly string[] = [paths.bulletin, paths.login, paths.register]
const notFound = paths.notFound('church').slice(0, -'church'.length)

/** Whether a page may stand in the sitemap: those that say noindex must not. */
export const isIndexed = (path: string): boolean =>
  !notIndexed.includes(path) && ![notFound, ...privatePaths].some((beginning) => path.startsWith(beginning))

// One stand-in for each kind of record; the publisher puts the blocks that there are in their place.
const children = (['church', 'event', 'article'] as const).map((kind) => paths.sitemap(kind, 0))

/** @param site the origin that the build is made with */
export const sitemapOptions = (site: string): SitemapOptions => ({
  filter: (page) => isIndexed(new URL(page).pathname),
  customSitemaps: children.map((path) => site + path),
  namespaces: { news: false, xhtml: false, image: false, video: false },
})
