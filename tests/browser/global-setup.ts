import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '../support/own-database.ts'
import { freePort, startServerProgram } from '../support/server-process.ts'
import { addBrowserRecords } from './records.ts'

/** Starts the real site once for all browser tests, on a free port; what it answers ends it and leaves nothing. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'browser-site-'))
  const { databaseUrl, drop } = await ownDatabase('browser')
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
