// npm run bench -- [--churches 1000,10000] [--changes 300] [--seed 1]
//
// How fast the site is published, on a database of its own that is removed at the end. Not a test: it prints figures.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../../api/database/embedded/start.ts'
import { ensureSiteBuilt } from '../../api/site-build.ts'
import { type Figures, printTable } from './figures.ts'
import { measure } from './measure.ts'

const { values } = parseArgs({
  options: {
    churches: { type: 'string', default: '1000,10000' },
    changes: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const wholeNumber = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  console.error(`${text} is not a whole number above 0`)
  process.exit(2)
}
const sizes = values.churches.split(',').map(wholeNumber)
const changes = wholeNumber(values.changes)
const seed = wholeNumber(values.seed)

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
  const build = await ensureSiteBuilt(log)
  let serverUrl = process.env.DATABASE_URL
  if (!serverUrl) {
    const server = await startEmbeddedPostgres({ dataDir: folder, log })
    serverUrl = server.url
    stopServer = server.stop
  }
  const columns: Figures[] = []
  for (const churches of sizes)
    columns.push(
      await measure({ churches, changes, seed, serverUrl, build, folder: join(folder, String(churches)), log }),
    )
  printTable(columns)
} finally {
  await cleanUp()
}
