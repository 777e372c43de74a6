import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../api/app.ts'
import { approveChurch, editChurch } from '../../api/churches/church-changes.ts'
import { type Database, openDatabase } from '../../api/database/open.ts'
import { ChangeSubscriber } from '../../api/publish/changes.ts'
import { foldersIn, type SiteSettings } from '../../api/publish/release.ts'
import { servePages } from '../../api/publish/serve.ts'
import { type Publishing, startPublishing } from '../../api/publish/start-publishing.ts'
import { type PublishWatch, waitForPages, watchPublishing } from '../../api/publish/waiting.ts'
import { ensureSiteBuilt } from '../../api/site-build.ts'
import { get } from '../support/public-addresses.ts'
import { addChurch } from '../support/records.ts'
import { rounds } from '../support/rounds.ts'
import { freePort } from '../support/server-process.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { testTiles } from '../support/tiles.ts'

let dataDir: string
let database: Database
let settings: SiteSettings
let watch: PublishWatch
let publishing: Publishing | undefined
let close: () => Promise<void>
const em = () => database.orm.em.fork()

const publish = async () => {
  const root = join(dataDir, 'published')
  publishing = await startPublishing({ databaseUrl: database.url, root, settings, log: () => {} })
}
const stopPublishing = async () => {
  await publishing?.stop()
  publishing = undefined
}

// The app and the publisher of the real server, with calls that change a church.
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'writes-'))
  database = await openDatabase(
    { dataDir, databaseUrl: (await createTestDatabase()).url },
    { subscribers: [new ChangeSubscriber()] },
  )
  const port = await freePort()
  settings = {
    build: await ensureSiteBuilt(),
    origin: `http://localhost:${port}`,
    tiles: testTiles,
  }
  watch = watchPublishing(database.url, database.orm)
  const app = await buildApp({
    orm: database.orm,
    config: { dataDir, trustProxy: [], logLevel: 'error' },
    now: () => new Date(),
    register: [
      (instance) => waitForPages(instance, watch),
      (instance) => servePages(instance, foldersIn(join(dataDir, 'published'))),
      (instance) => {
        instance.post<{ Params: { id: number; name: string } }>('/test/name/:id/:name', async ({ params }) => {
          await editChurch(em(), params.id, { name: params.name })
          return { done: true }
        })
        instance.post<{ Params: { id: number } }>('/test/approve/:id', async ({ params }) => {
          await approveChurch(em(), params.id)
          return { done: true }
        })
        instance.get('/test/nothing', async () => ({ done: true }))
      },
    ],
  })
  await app.listen({ host: 'localhost', port })
  close = async () => {
    await stopPublishing()
    await app.close()
    await watch.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterEach(() => close())

const post = async (path: string) => {
  const from = performance.now()
  const { status, headers } = await fetch(settings.origin + path, { method: 'POST' })
  return { status, published: headers.get('x-published'), seconds: (performance.now() - from) / 1000 }
}
const page = async (path: string) => (await get(settings.origin + path)).body.toString()

describe('the answer of a write', { timeout: 300_000 }, () => {
  test('comes when the change is on the pages', async () => {
    const { id, slug } = await addChurch(em(), { featured: true })
    await publish()
    for (let round = 0; round < rounds(100); round += 1) {
      const name = `Heron-${round}-Church`
      expect(await post(`/test/name/${id}/${name}`)).toMatchObject({ status: 200, published: 'true' })
      for (const path of [`/church/${slug}`, '/directory', '/']) expect(await page(path)).toContain(name)
    }
  })

  test('comes for each of many at once when its own change is on the pages', async () => {
    const churches = []
    for (let count = 0; count < 8; count += 1)
      churches.push(await addChurch(em(), { name: `Tide ${'abcdefgh'[count]}` }))
    await publish()
    const write = async ({ id, slug }: { id: number; slug: string }) => {
      const name = `Heron-${id}-Church`
      expect(await post(`/test/name/${id}/${name}`)).toMatchObject({ status: 200, published: 'true' })
      expect(await page(`/church/${slug}`)).toContain(name)
    }
    await Promise.all(churches.map(write))
  })

  test('comes after two seconds where nothing publishes, and says so; the change is published later', async () => {
    const { id, slug } = await addChurch(em())
    await publish()
    await stopPublishing()
    const answer = await post(`/test/name/${id}/Heron-Church`)
    expect(answer).toMatchObject({ status: 200, published: 'false' })
    expect(answer.seconds).toBeGreaterThanOrEqual(2)
    expect(answer.seconds).toBeLessThan(4)
    expect(await page(`/church/${slug}`)).not.toContain('Heron-Church')
    await publish()
    expect(await page(`/church/${slug}`)).toContain('Heron-Church')
  })

  test('says nothing of pages where nothing public has changed', async () => {
    const { id } = await addChurch(em())
    const pending = await addChurch(em(), { status: 'pending' })
    await publish()
    expect(await post(`/test/approve/${id}`)).toMatchObject({ status: 409, published: null })
    expect(await post('/test/name/999999/Nobody')).toMatchObject({ status: 404, published: null })
    expect(await post(`/test/name/${pending.id}/Quiet`)).toMatchObject({ status: 200, published: null })
    expect((await get(`${settings.origin}/test/nothing`)).headers['x-published']).toBeUndefined()
    expect(await post(`/test/approve/${pending.id}`)).toMatchObject({ status: 200, published: 'true' })
  })
})
