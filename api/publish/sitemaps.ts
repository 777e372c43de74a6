import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageAddress, paths, type RecordKind } from '#contract/paths.ts'
import { listBlock, listBlocks } from '../slugs/public-records.ts'
import type { PageKind } from './page-kind.ts'
import { blocksIn } from './record-pages.ts'
import { placeholderOrigin, withOrigin } from './release.ts'

const kinds = ['church', 'event', 'article'] as const satisfies RecordKind[]

/** The sitemaps of single records, a block of numbers each, so that a change rewrites one small file. */
export const sitemap: PageKind<'sitemap'> = {
  patterns: ['/sitemap-:kind-:block.xml'],
  paths: async (em) => {
    const found: string[] = []
    for (const kind of kinds) for (const block of await listBlocks(em, kind)) found.push(paths.sitemap(kind, block))
    return found
  },
  touchedBy: async (_em, tags) =>
    kinds.flatMap((kind) => blocksIn(kind, tags).map((block) => paths.sitemap(kind, block))),
  load: async (em, params) => {
    const kind = kinds.find((known) => known === params.kind)
    const block = Number(params.block)
    if (!kind || !Number.isSafeInteger(block)) return { kind: 'none' }
    const records = await listBlock(em, kind, block)
    if (records.length === 0) return { kind: 'none' }
    const entries = records.map(({ slug, updatedAt }) => ({ path: pageAddress[kind](slug), lastModified: updatedAt }))
    return { kind: 'page', page: { entries } }
  },
}

/** The index as @astrojs/sitemap made it, with the sitemaps that there are in place of the ones it was compiled with. */
export const sitemapIndex = (clientFolder: string): PageKind<'sitemap-index'> => ({
  patterns: [paths.sitemapIndex],
  paths: async () => [paths.sitemapIndex],
  touchedBy: async () => [],
  load: async (em) => {
    const sitemaps: string[] = []
    for (const kind of kinds) for (const block of await listBlocks(em, kind)) sitemaps.push(paths.sitemap(kind, block))
    return { kind: 'page', page: { sitemaps } }
  },
  render: async ({ sitemaps }, origin) => {
    const compiled = await readFile(join(clientFolder, 'sitemap-index.xml'), 'utf8')
    const standIns = new RegExp(
      `<sitemap>\\s*<loc>${placeholderOrigin}/sitemap-(?:${kinds.join('|')})-\\d+\\.xml</loc>.*?</sitemap>`,
      'gs',
    )
    const entries = sitemaps.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')
    const bare = withOrigin(compiled.replace(standIns, ''), origin)
    return Buffer.from(bare.replace('</sitemapindex>', `${entries}</sitemapindex>`))
  },
})
