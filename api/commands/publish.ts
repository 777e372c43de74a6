// npm run publish             publishes everything again
// npm run publish -- --check  publishes everything into an empty folder and compares it byte for byte with what is live
import { join } from 'node:path'
import pg from 'pg'
import { dayOf } from '../clock.ts'
import { type Config, getConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { ChangeSubscriber, writeChange } from '../publish/changes.ts'
import { compareWithFullPublish, isSame } from '../publish/check.ts'
import { everything } from '../publish/due-changes.ts'
import { publishingLock } from '../publish/lead.ts'
import { pageKinds } from '../publish/pages.ts'
import { createPublisher, type PublisherOptions } from '../publish/publisher.ts'
import { buildIdOf, currentRelease, readLiveSettings, type SiteSettings } from '../publish/release.ts'
import { loadRenderer } from '../publish/renderer.ts'
import { watchPublishing } from '../publish/waiting.ts'
import { ensureSiteBuilt } from '../site-build.ts'
import { StartupError } from '../startup-error.ts'
import { runCommand } from './run-command.ts'

const patienceMs = 10 * 60 * 1000
const root = (config: Config) => join(config.dataDir, 'published')

const optionsFor = async (config: Config, { orm }: Database, settings: SiteSettings): Promise<PublisherOptions> => ({
  orm,
  kinds: pageKinds(settings),
  render: await loadRenderer(settings.build.entry),
  root: root(config),
  settings,
  context: { today: () => dayOf(new Date()) },
  now: () => new Date(),
  log: console.log,
})

/** Publishes what is due here, or waits until the running site has: its publisher hears of every change. */
const publishDue = async (config: Config, database: Database, options: PublisherOptions): Promise<void> => {
  const lock = new pg.Client({ connectionString: database.url })
  await lock.connect()
  try {
    const { rows } = await lock.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [publishingLock])
    if (rows[0]?.free) {
      const publisher = createPublisher(options)
      await publisher.open()
      await publisher.publishDue()
      for (const { path, message } of publisher.faults()) console.error(`${path} cannot be published: ${message}`)
      if (publisher.faults().length > 0) process.exitCode = 1
      return
    }
  } finally {
    await lock.end()
  }
  const due = await database.orm.em.fork().execute<{ id: string }[]>('select id::text from change')
  const watch = watchPublishing(database.url, database.orm)
  const done = await watch.published(
    due.map(({ id }) => id),
    patienceMs,
  )
  await watch.stop()
  if (!done) throw new StartupError(`The site that runs on ${config.dataDir} does not publish: see what it prints.`)
}

const compare = async (options: PublisherOptions): Promise<void> => {
  const { missing, surplus, different, faults, same } = await compareWithFullPublish(options)
  for (const file of missing) console.error(`missing: ${file}`)
  for (const file of surplus) console.error(`should not be there: ${file}`)
  for (const file of different) console.error(`differs: ${file}`)
  for (const { path, message } of faults) console.error(`cannot be published: ${path}: ${message}`)
  if (isSame({ missing, surplus, different, faults, same }))
    console.log(`All ${same} files are what a full publish makes`)
  else process.exitCode = 1
}

await runCommand(async () => {
  const config = getConfig(process.env)
  const check = process.argv.includes('--check')
  const build = await ensureSiteBuilt()
  const database = await openDatabase(config, { subscribers: [new ChangeSubscriber()], log: console.log })
  try {
    const live = check ? await readLiveSettings(root(config)) : { origin: config.siteUrl, tiles: config.tiles }
    const settings = { build, origin: live.origin, tiles: live.tiles }
    const release = await currentRelease(root(config))
    if (check && !release?.startsWith(`${buildIdOf(settings)}-`))
      throw new StartupError(
        'What is live was made from other sources: run npm run publish, or start the site, and check again.',
      )
    const options = await optionsFor(config, database, settings)
    if (!check) await writeChange(database.orm.em.fork(), [everything])
    await publishDue(config, database, options)
    if (check) await compare(options)
    else console.log('Everything is published')
  } finally {
    await database.close()
  }
})
