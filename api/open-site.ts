import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeFirstAdmin } from './accounts/first-admin.ts'
import { keepSessionSecret } from './accounts/session-secret.ts'
import { type AppDeps, buildApp } from './app.ts'
import { fillFromNewsFiles, readNewsFiles } from './articles/news-files.ts'
import { addressOf, type Config } from './config.ts'
import { assertDatabaseAnswers, type Database, openDatabase } from './database/open.ts'
import { loadSampleIfEmpty } from './database/sample.ts'
import { claimDataFolder } from './database/serving-lock.ts'
import { ChangeSubscriber } from './publish/changes.ts'
import type { SiteSettings } from './publish/release.ts'
import { waitForPages, watchPublishing } from './publish/waiting.ts'
import { ensureSiteBuilt } from './site-build.ts'

export interface OpenSite {
  database: Database
  settings: SiteSettings
  /** The folder of the published files. */
  root: string
  /** Signs session cookies. */
  sessionSecret: string
  buildApp: (more: Pick<AppDeps, 'isReady' | 'register'>) => Promise<FastifyInstance>
  close: () => Promise<void>
}

/**
 * What a site needs before it can answer: the data folder for itself, the compiled pages, a database with the news
 * files, on first use the sample content and an admin.
 * @throws StartupError with a sentence for whoever starts it, the signal's reason once it is aborted; what was opened
 *   before is closed again
 */
export const openSite = async (
  config: Config,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<OpenSite> => {
  const news = await readNewsFiles()
  // Before the data folder is made and the site compiled: what cannot start shall not write, and say so at once.
  if (config.databaseUrl) await assertDatabaseAnswers(config.databaseUrl)
  const claim = await claimDataFolder(config.dataDir, addressOf(config.host, config.port))
  try {
    const build = await ensureSiteBuilt(log, signal)
    signal?.throwIfAborted()
    const database = await openDatabase(config, { subscribers: [new ChangeSubscriber()], log })
    try {
      signal?.throwIfAborted()
      const now = () => new Date()
      const em = () => database.orm.em.fork()
      const sample = await loadSampleIfEmpty(em(), { dataDir: config.dataDir, now: now() })
      if (sample) log(`Loaded the sample content: ${sample.churches} churches, ${sample.events} events`)
      await fillFromNewsFiles(em(), news)
      await makeFirstAdmin(em(), config, log)
      const watch = watchPublishing(database.url, database.orm)
      return {
        database,
        settings: { build, origin: config.siteUrl, tiles: config.tiles },
        root: join(config.dataDir, 'published'),
        sessionSecret: await keepSessionSecret(config.dataDir, config.sessionSecret),
        buildApp: ({ register = [], isReady }) =>
          buildApp({
            orm: database.orm,
            config,
            now,
            ...(isReady && { isReady }),
            register: [(app) => waitForPages(app, watch), ...register],
          }),
        close: async () => {
          await watch.stop()
          await database.close()
          claim.release()
        },
      }
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    claim.release()
    throw error
  }
}
