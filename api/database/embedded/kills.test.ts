import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { random, rounds, seed } from '../../../tests/support/rounds.ts'
import { startEmbeddedPostgres } from './start.ts'
import { cleanUp, freshFolder, processesIn, remaining, serverPid, signal } from './test-folders.ts'
import { until } from './wait.ts'

interface Writer {
  process: ChildProcess
  /** Ids whose insert was confirmed, in the order of their confirmations. */
  confirmed: number[]
  /** Resolves when it has ended and all its output has been read. */
  ended: Promise<unknown>
}

function startWriter(dataDir: string, first: number): Writer {
  const path = join(import.meta.dirname, 'writer-process.ts')
  // Its complaints about the server that we kill are no news.
  const child = spawn(process.execPath, [path, dataDir, String(first)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const confirmed: number[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    if (line.startsWith('row ')) confirmed.push(Number(line.slice(4)))
  })
  return { process: child, confirmed, ended: Promise.all([once(child, 'exit'), once(lines, 'close')]) }
}

const victims = ['writer', 'server first', 'writer first'] as const
type Victim = (typeof victims)[number]

async function kill(writer: Writer, dataDir: string, victim: Victim): Promise<void> {
  const server = serverPid(dataDir)
  const endWriter = () => writer.process.kill('SIGKILL')
  const endServer = () => server !== undefined && signal(server, 'SIGKILL')
  if (victim === 'server first') endServer()
  endWriter()
  if (victim === 'writer first') endServer()
  await writer.ended
}

/** Starts again and reads the ids that are there; also the promise of the site: whatever was confirmed is among them. */
async function startAgain(dataDir: string): Promise<{ ids: Set<number>; adopted: boolean }> {
  const server = await startEmbeddedPostgres({ dataDir })
  const client = new Client(server.url)
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS confirmed (id int PRIMARY KEY)')
  const { rows } = await client.query<{ id: number }>('SELECT id FROM confirmed')
  await client.end()
  await server.stop()
  return { ids: new Set(rows.map(({ id }) => id)), adopted: server.adopted }
}

const whole = 20
const start = seed(import.meta.filename)

/** Each test draws from the seed anew: what it does must not depend on which other ran before. */
function draws() {
  const next = random(start)
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pickVictim: () => victims[below(victims.length)] ?? 'writer' }
}

afterAll(cleanUp, 60_000)

describe('SIGKILL at a random moment', { timeout: rounds(whole) * 20_000 }, () => {
  it('while the first start makes the database leaves a folder that starts', async () => {
    const { below, pickVictim } = draws()
    let cutOff = 0
    for (let round = 0; round < rounds(whole); round += 1) {
      const dataDir = freshFolder()
      const root = join(dataDir, 'postgres')
      const writer = startWriter(dataDir, 0)
      await until(() => existsSync(root) && readdirSync(root).some((name) => name.startsWith('init-')), 10_000)
      await pause(below(1200))
      const finished = existsSync(join(root, 'data'))
      if (!finished) cutOff += 1
      // The children of initdb die with it, or work on as orphans beside the next start.
      if (below(2)) for (const pid of processesIn(dataDir)) signal(pid, 'SIGKILL')
      await kill(writer, dataDir, pickVictim())
      const { ids } = await startAgain(dataDir)
      expect(writer.confirmed.filter((id) => !ids.has(id))).toEqual([])
      expect(await remaining(dataDir)).toEqual([])
    }
    console.info(`${cutOff} of ${rounds(whole)} kills came before the database was whole`)
  })

  it('loses no confirmed row, and an orphaned server is joined', async () => {
    const { below, pickVictim } = draws()
    const dataDir = freshFolder()
    const confirmed: number[] = []
    const seen = { orphans: 0, startups: 0 }
    for (let round = 0; round < rounds(whole); round += 1) {
      const writer = startWriter(dataDir, round * 1_000_000)
      const victim = pickVictim()
      const rows = below(4) === 0 ? 0 : 1 + below(400)
      if (rows > 0) await until(() => writer.confirmed.length >= rows, 15_000)
      else await pause(below(400))
      await kill(writer, dataDir, victim)
      expect(writer.confirmed.length).toBeGreaterThanOrEqual(rows)
      confirmed.push(...writer.confirmed)
      const { ids, adopted } = await startAgain(dataDir)
      if (rows > 0) expect(adopted).toBe(victim === 'writer')
      expect(confirmed.filter((id) => !ids.has(id))).toEqual([])
      expect(await remaining(dataDir)).toEqual([])
      if (adopted) seen.orphans += 1
      if (rows === 0) seen.startups += 1
    }
    console.info(
      `${confirmed.length} confirmed rows, all kept; ${seen.orphans} orphans joined, ${seen.startups} kills around start-up`,
    )
  })
})
