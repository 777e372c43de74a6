import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../api/app.ts'
import { dayOf } from '../../api/clock.ts'
import { openDatabase } from '../../api/database/open.ts'
import { ChangeSubscriber, tagsOf, writeChange } from '../../api/publish/changes.ts'
import { type Comparison, compareWithFullPublish } from '../../api/publish/check.ts'
import { pageKinds } from '../../api/publish/pages.ts'
import { createPublisher, type Publisher, type PublisherOptions } from '../../api/publish/publisher.ts'
import { foldersIn } from '../../api/publish/release.ts'
import { loadRenderer } from '../../api/publish/renderer.ts'
import { servePages } from '../../api/publish/serve.ts'
import { ensureSiteBuilt } from '../../api/site-build.ts'
import { createTestDatabase } from './test-database.ts'
import { testTiles } from './tiles.ts'

export interface PublishedSite {
  em: () => EntityManager
  databaseUrl: string
  dataDir: string
  /** The public address, on which the site also answers. */
  origin: string
  publisher: Publisher
  options: PublisherOptions
  app: FastifyInstance
  /** Moves the clock; the change that a new day is, is due then. */
  advance: (days: number) => Promise<void>
  now: () => Date
  compare: () => Promise<Comparison>
  close: () => Promise<void>
}

/**
 * A site as the server runs it, published from a database of its own, with a clock that stands still. What is due is
 * published when the test says so.
 */
export const openPublishedSite = async ({
  tags = tagsOf,
  at = new Date('2026-12-06T18:00:00Z'),
} = {}): Promise<PublishedSite> => {
  const build = await ensureSiteBuilt()
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  const own = await createTestDatabase()
  const databaseUrl = own.url
  const database = await openDatabase({ dataDir, databaseUrl }, { subscribers: [new ChangeSubscriber(tags)] })
  const { orm } = database
  const em = () => orm.em.fork()
  let clock = at
  const now = () => clock
  const root = join(dataDir, 'published')
  const app = await buildApp({
    orm,
    config: { dataDir, trustProxy: [], logLevel: 'error' },
    now,
    register: [(instance) => servePages(instance, foldersIn(root))],
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const settings = { build, origin, tiles: testTiles }
  const options: PublisherOptions = {
    orm,
    kinds: pageKinds(settings),
    render: await loadRenderer(build.entry),
    root,
    settings,
    context: { today: () => dayOf(clock) },
    now,
    log: () => {},
  }
  const publisher = createPublisher(options)
  await publisher.open()
  return {
    em,
    databaseUrl,
    dataDir,
    origin,
    publisher,
    options,
    app,
    now,
    advance: async (days) => {
      clock = new Date(clock.getTime() + days * 24 * 60 * 60 * 1000)
      await writeChange(em(), ['day'])
    },
    compare: () => compareWithFullPublish(options),
    close: async () => {
      await app.close()
      await database.close()
      await own[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
