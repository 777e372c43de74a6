import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../api/database/embedded/start.ts'

export interface Bench {
  /** A database server: the one of DATABASE_URL, else one that is started for the bench. */
  serverUrl: string
  /** Removed at the end. */
  folder: string
  log: (line: string) => void
}

/** Measures, and leaves nothing behind, also when it is stopped with Ctrl-C. */
export const runBench = async (measure: (bench: Bench) => Promise<void>): Promise<void> => {
  const started = performance.now()
  const log = (line: string) => console.log(`[${((performance.now() - started) / 1000).toFixed(0)} s] ${line}`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  let stopServer = async () => {}
  const cleanUp = async () => {
    await stopServer()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
  try {
    let serverUrl = process.env.DATABASE_URL
    if (!serverUrl) {
      const server = await startEmbeddedPostgres({ dataDir: folder, log })
      serverUrl = server.url
      stopServer = server.stop
    }
    await measure({ serverUrl, folder, log })
  } finally {
    await cleanUp()
  }
}

/** The number that an option names; ends the process where it is none. */
export const wholeNumber = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  console.error(`${text} is not a whole number above 0`)
  process.exit(2)
}
