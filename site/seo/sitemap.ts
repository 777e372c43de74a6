import type { SitemapEntry } from '#contract/page.ts'
import { xmlText } from './xml.ts'

/** One child of the sitemap index: the records of a kind with the day and hour of their last change. */
export const sitemapXml = (entries: readonly SitemapEntry[], origin: string): string => {
  const urls = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${xmlText(origin + path)}</loc><lastmod>${new Date(lastModified).toISOString()}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
