import { fillFromNewsFiles, readNewsFiles } from '../../api/articles/news-files.ts'
import { renameChurchSlug, withdrawChurch } from '../../api/churches/church-changes.ts'
import { loadSampleIfEmpty } from '../../api/database/sample.ts'
import { filesIn, foldersIn } from '../../api/publish/release.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'
import { addChurch } from './records.ts'

/** A published site with the sample content and the news; what else is stored waits for `publishDue`. */
export const openSampleSite = async (
  addMore: (site: PublishedSite) => Promise<unknown> = async () => {},
): Promise<PublishedSite> => {
  const site = await openPublishedSite()
  await loadSampleIfEmpty(site.em(), { dataDir: site.dataDir, now: site.now() })
  await fillFromNewsFiles(site.em(), await readNewsFiles())
  await addMore(site)
  await site.publisher.publishDue()
  return site
}

/** A church that was taken down, and one that has another address now; answers the latter's number. */
export const addFormerChurches = async ({ em }: PublishedSite): Promise<number> => {
  const gone = await addChurch(em(), { name: 'Gone Chapel' })
  await withdrawChurch(em(), gone.id)
  const moved = await addChurch(em(), { name: 'Former Chapel' })
  await renameChurchSlug(em(), moved.id, 'Present Chapel')
  return moved.id
}

/** The published files of the current release by their paths in it, without the compressed copies. */
export const publishedFiles = async ({ options }: PublishedSite): Promise<string[]> =>
  (await filesIn(`${foldersIn(options.root).current}/`)).filter((file) => !/\.(?:br|gz|moved|gone)$/.test(file))

/** The addresses of the published pages; the not-found pages have none. */
export const pageAddresses = async (site: PublishedSite): Promise<string[]> =>
  (await publishedFiles(site))
    .filter((file) => file.endsWith('.html') && !/^(?:404|not-found\/.*)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
