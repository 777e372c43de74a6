import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, startServerProgram } from '../support/server-process.ts'
import { addBrowserRecords } from './records.ts'

const run = async (url: string, sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database of this run's own on the server of DATABASE_URL; without that the site starts one in its data folder. */
const ownDatabase = async (): Promise<{ databaseUrl?: string; drop: () => Promise<void> }> => {
  const server = process.env.DATABASE_URL
  if (!server) return { drop: async () => {} }
  const name = `browser_${randomBytes(6).toString('hex')}`
  await run(server, `create database "${name}" template template0 encoding 'UTF8'`)
  return {
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => run(server, `drop database if exists "${name}" with (force)`),
  }
}

/** Starts the real site once for all browser tests, on a free port; what it answers ends it and leaves nothing. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'browser-site-'))
  const { databaseUrl, drop } = await ownDatabase()
  const port = String(await freePort())
  const server = startServerProgram({
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    PORT: port,
    LOG_LEVEL: 'warn',
  })
  const stop = async () => {
    if (!server.hasEnded()) server.child.kill('SIGTERM')
    const { code } = await server.ended
    await drop()
    await rm(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`the site did not stop well:\n${server.printed()}${server.complained()}`)
  }
  // Playwright comes to its teardown after an interrupt, not when it is told to end.
  const end = () => void stop().finally(() => process.exit(143))
  process.once('SIGTERM', end)
  try {
    await server.up()
    const origin = `http://localhost:${port}`
    await addBrowserRecords({ dataDir, origin, ...(databaseUrl && { databaseUrl }) })
    process.env.TEST_SITE_URL = origin
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
  return () => {
    process.off('SIGTERM', end)
    return stop()
  }
}
