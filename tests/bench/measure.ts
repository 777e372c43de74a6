import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../api/database/open.ts'
import { loadLargeSample } from '../../api/database/sample-large.ts'
import { ChangeSubscriber } from '../../api/publish/changes.ts'
import type { SiteSettings } from '../../api/publish/release.ts'
import { startPublishing } from '../../api/publish/start-publishing.ts'
import type { SiteBuild } from '../../api/site-build.ts'
import { testTiles } from '../support/tiles.ts'
import { measureChanges } from './changes.ts'
import { withDatabase } from './database.ts'
import { type Figures, median, milliseconds, percentile, perSecond } from './figures.ts'
import { countPublished, publishWithoutPictures } from './full-publish.ts'
import { measureMachine } from './machine.ts'

export interface MeasureOptions {
  churches: number
  /** How many changes are timed. */
  changes: number
  seed: number
  /** A database server; a database of its own is made there and dropped again. */
  serverUrl: string
  build: SiteBuild
  /** Removed at the end. */
  folder: string
  log: (line: string) => void
}

/** All figures for a site of this size. */
export const measure = (options: MeasureOptions): Promise<Figures> => {
  const { folder, serverUrl } = options
  return withDatabase({ folder, serverUrl, subscribers: [new ChangeSubscriber()] }, (database) =>
    measureOn(database, options),
  )
}

const measureOn = async (database: Database, options: MeasureOptions): Promise<Figures> => {
  const { churches, changes, seed, build, folder, log } = options
  const { orm, url } = database
  const settings: SiteSettings = {
    build,
    origin: 'http://localhost:3000',
    tiles: testTiles,
  }
  const [events, articles] = [Math.ceil(churches / 5), Math.ceil(churches / 20)]
  log(`${churches} churches, ${events} events, ${articles} articles`)
  await loadLargeSample(orm.em.fork(), { churches, events, articles, seed, now: new Date() })
  const machine = await measureMachine(orm, settings, folder)

  log('Publishing the pages without social pictures')
  const bare = await publishWithoutPictures(orm, settings, join(folder, 'bare'), log)
  await rm(join(folder, 'bare'), { recursive: true, force: true })

  log('Publishing everything')
  const root = join(folder, 'published')
  const started = performance.now()
  const publishing = await startPublishing({ databaseUrl: url, root, settings, log })
  const wholeMs = performance.now() - started
  try {
    const whole = await countPublished(orm)
    log(`Changing ${changes} churches, one after the other`)
    const { ownPage, allPages } = await measureChanges({ database, root, churches, changes, seed })
    const alone = machine.renderMs + machine.writeMs
    const faults = publishing.faults()
    if (faults.length > 0) throw new Error(`${faults[0]?.path} cannot be published: ${faults[0]?.message}`)
    return {
      churches: String(churches),
      'full publish, pages and pictures': perSecond(whole.pages + whole.pictures, wholeMs),
      'full publish, pages alone': perSecond(bare.pages, bare.ms),
      'one render alone, median': milliseconds(machine.renderMs),
      'one file written and flushed, median': milliseconds(machine.writeMs),
      'commit to own page readable, median': milliseconds(median(ownPage)),
      'commit to own page readable, 99th percentile': milliseconds(percentile(ownPage, 0.99)),
      'commit to all pages published, median': milliseconds(median(allPages)),
      'commit to all pages published, 99th percentile': milliseconds(percentile(allPages, 0.99)),
      'own page, median, in renders and writes': `${(median(ownPage) / alone).toFixed(1)} ×`,
      'pages alone, each, in renders and writes': `${(bare.ms / bare.pages / alone).toFixed(2)} ×`,
    }
  } finally {
    await publishing.stop()
  }
}
