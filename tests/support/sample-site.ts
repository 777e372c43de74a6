import { fillFromNewsFiles, readNewsFiles } from '../../api/articles/news-files.ts'
import { loadSampleIfEmpty } from '../../api/database/sample.ts'
import { filesIn, foldersIn } from '../../api/publish/release.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'

/** A published site with the sample content and the news; what else is stored waits for `publishDue`. */
export const openSampleSite = async (
  addMore: (site: PublishedSite) => Promise<void> = async () => {},
): Promise<PublishedSite> => {
  const site = await openPublishedSite()
  await loadSampleIfEmpty(site.em(), { dataDir: site.dataDir, now: site.now() })
  await fillFromNewsFiles(site.em(), await readNewsFiles())
  await addMore(site)
  await site.publisher.publishDue()
  return site
}

/** The published files of the current release by their paths in it, without the compressed copies. */
export const publishedFiles = async ({ options }: PublishedSite): Promise<string[]> =>
  (await filesIn(`${foldersIn(options.root).current}/`)).filter((file) => !/\.(?:br|gz|moved|gone)$/.test(file))

/** The addresses of the published pages; the not-found pages have none. */
export const pageAddresses = async (site: PublishedSite): Promise<string[]> =>
  (await publishedFiles(site))
    .filter((file) => file.endsWith('.html') && !/^(?:404|not-found\/.*)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
