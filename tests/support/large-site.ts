// node tests/support/large-site.ts <churches>: the site with as many churches in the data folder of DATA_DIR. Of its
// pages only the directory is published, so that it is up in seconds. Prints its address; SIGTERM ends it.
import { join } from 'node:path'
import { buildApp } from '../../api/app.ts'
import { dayOf } from '../../api/clock.ts'
import { getConfig } from '../../api/config.ts'
import { openDatabase } from '../../api/database/open.ts'
import { loadLargeSample } from '../../api/database/sample-large.ts'
import type { PageKind } from '../../api/publish/page-kind.ts'
import { pageKinds } from '../../api/publish/pages.ts'
import { createPublisher } from '../../api/publish/publisher.ts'
import { foldersIn } from '../../api/publish/release.ts'
import { loadRenderer } from '../../api/publish/renderer.ts'
import { servePages } from '../../api/publish/serve.ts'
import { ensureSiteBuilt } from '../../api/site-build.ts'

const config = getConfig(process.env)
const churches = Number(process.argv[2])
const now = () => new Date()

const build = await ensureSiteBuilt()
const database = await openDatabase(config, { subscribers: [] })
const { orm } = database
await loadLargeSample(orm.em.fork(), { churches, events: 0, articles: 0, seed: 1, now: now() })

const settings = { build, origin: config.siteUrl, tiles: config.tiles }
const root = join(config.dataDir, 'published')
const kinds = pageKinds(settings)
const left = ['directory', 'not-found', 'robots', 'sitemap-index']
for (const [name, kind] of Object.entries(kinds) as [string, PageKind][])
  if (!left.includes(name)) Object.assign(kind, { paths: async () => [], touchedBy: async () => [] })
const publisher = createPublisher({
  orm,
  kinds,
  render: await loadRenderer(build.entry),
  root,
  settings,
  context: { today: () => dayOf(now()) },
  now,
  log: () => {},
})
await publisher.open()
const [fault] = publisher.faults()
if (fault) throw new Error(`${fault.path} cannot be published: ${fault.message}`)

const app = await buildApp({ orm, config, now, register: [(instance) => servePages(instance, foldersIn(root))] })
await app.listen({ host: 'localhost', port: config.port })
process.once('SIGTERM', async () => {
  app.server.closeAllConnections()
  await app.close()
  await database.close()
})
console.log(config.siteUrl)
