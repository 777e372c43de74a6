import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../api/database/embedded/wait.ts'
import { connectOrm } from '../../api/database/open.ts'
import { ChangeSubscriber, changesOfCall } from '../../api/publish/changes.ts'
import { anyDue } from '../../api/publish/due-changes.ts'
import { currentRelease, foldersIn } from '../../api/publish/release.ts'
import { Ledger } from '../support/ledger.ts'
import { expectedAnswers, readAnswers } from '../support/public-addresses.ts'
import { createHistory } from '../support/random-history.ts'
import { random, rounds, seed } from '../support/rounds.ts'
import { freePort, type ServerProgram, startProgram, startServerProgram } from '../support/server-process.ts'
import { createReaders } from '../support/site-readers.ts'
import { createTestDatabase } from '../support/test-database.ts'

const start = seed(import.meta.filename)

type Moment = 'in a release' | 'after a change' | 'at start'
const moments: Moment[] = ['in a release', 'after a change', 'at start', 'after a change', 'in a release']
const isEmpty = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0

test('kill -9 at any moment loses no change, and no reader sees a torn page', { timeout: 1_800_000 }, async () => {
  const numbers = random(start)
  const dataDir = await mkdtemp(join(tmpdir(), 'kills-'))
  const root = join(dataDir, 'published')
  const databaseUrl = (await createTestDatabase()).url
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const configuration: Record<string, string | undefined> = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
  }
  const ledger = new Ledger()
  const orm = await connectOrm(databaseUrl, [new ChangeSubscriber(), ledger])
  const stage = { em: () => orm.em.fork(), now: () => new Date(), advance: async () => {} }
  // A start brings articles back to their files, so that they are changed only while nothing starts.
  const anything = createHistory(stage, numbers, /church|services|feature|event|article/)
  const noArticle = createHistory(stage, numbers, /church|services|feature|event/)
  const made: string[] = []

  let server: ServerProgram | undefined
  let kills = 0
  const launch = () => {
    server = startServerProgram(configuration)
    return server
  }
  const expectNoFault = (running: ServerProgram) => {
    expect(running.complained()).toBe('')
    expect(running.printed()).not.toContain('cannot be published')
  }
  const kill = async (running: ServerProgram) => {
    kills += 1
    running.child.kill('SIGKILL')
    await running.ended
    expectNoFault(running)
  }
  onTestFinished(async () => {
    server?.child.kill('SIGKILL')
    await server?.ended
    await orm.close(true)
    await rm(dataDir, { recursive: true, force: true })
  })

  const change = async (history: typeof anything) => {
    await changesOfCall.run(made, history.next)
    ledger.acknowledge()
    readers.know((await expectedAnswers(stage.em())).keys())
  }
  const readers = createReaders({
    origin,
    random: random(start + 1),
    isDown: () => !server?.isUp() || server.child.killed || server.hasEnded(),
    kills: () => kills,
  })

  const dieInRelease = async () => {
    const before = await currentRelease(root)
    const formerTiles = configuration.TILE_URL
    configuration.TILE_URL = `https://tiles.example.org/${kills}/{z}/{x}/{y}.png`
    const running = launch()
    const hasBegun = async () =>
      running.hasEnded() || (await readdir(foldersIn(root).releases).catch(() => [])).some((name) => name !== before)
    await until(hasBegun, 60_000)
    if (!(await isEmpty(foldersIn(root).releases))) await change(noArticle)
    await pause(numbers() * 3000)
    await kill(running)
    if (numbers() < 0.3) configuration.TILE_URL = formerTiles
  }
  const dieAtStart = async () => {
    const running = launch()
    const over = numbers() * 3000
    const from = performance.now()
    // Before the sample is loaded the database must stay untouched.
    if (made.length > 0) await change(noArticle)
    await pause(Math.max(0, over - (performance.now() - from)))
    await kill(running)
  }
  const dieChanging = async () => {
    const running = launch()
    await running.up()
    for (let left = Math.ceil(numbers() * 6); left > 0; left -= 1) await change(anything)
    await pause(numbers() * 400)
    await kill(running)
  }

  let isOver = false
  const reading = readers
    .run(() => isOver)
    .catch(async (error) => {
      const due = await stage.em().execute('select id, tags from change')
      console.error(`After ${kills} kills the server had said:\n${server?.printed()}`, 'Due:', due)
      throw error
    })
    .finally(() => {
      isOver = true
    })
  const wanted = rounds(10_000)
  const work = async () => {
    try {
      for (let round = 0; round < rounds(50) && !isOver; round += 1) {
        const moment = moments[round % moments.length]
        await { 'in a release': dieInRelease, 'after a change': dieChanging, 'at start': dieAtStart }[
          moment as Moment
        ]()
      }
      await launch().up()
      while (readers.reads() < wanted && !isOver) await change(anything)
    } finally {
      isOver = true
    }
  }
  await Promise.all([work(), reading])
  expect(kills).toBe(rounds(50))
  expect(readers.answers()).toMatchObject({ 200: expect.any(Number), 301: expect.any(Number), 410: expect.any(Number) })

  expect(await until(async () => !(await anyDue(stage.em())), 60_000), 'everything due is published').toBe(true)
  expect(await anyDue(stage.em(), made)).toBe(false)
  expect(await ledger.lost(stage.em())).toEqual([])
  const expected = await expectedAnswers(stage.em())
  expect(await readAnswers(origin, [...expected.keys()])).toEqual(expected)

  server?.child.kill('SIGTERM')
  expect(await server?.ended).toEqual({ code: 0, signal: null })
  if (server) expectNoFault(server)
  const check = startProgram('api/commands/publish.ts', configuration, { args: ['--check'] })
  expect({ ...(await check.ended), complained: check.complained() }).toEqual({ code: 0, signal: null, complained: '' })
  expect(check.printed()).toMatch(/All \d+ files are what a full publish makes/)
  console.info(`${kills} kills, ${readers.reads()} reads, ${made.length} changes: ${JSON.stringify(readers.answers())}`)
})
