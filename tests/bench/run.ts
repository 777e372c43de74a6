// npm run bench -- [--churches 1000,10000] [--changes 300] [--seed 1]
//
// How fast the site is published, on a database of its own that is removed at the end. Not a test: it prints figures.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureSiteBuilt } from '../../api/site-build.ts'
import { type Figures, printTable } from './figures.ts'
import { measure } from './measure.ts'
import { runBench, wholeNumber } from './server.ts'

const { values } = parseArgs({
  options: {
    churches: { type: 'string', default: '1000,10000' },
    changes: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const sizes = values.churches.split(',').map(wholeNumber)
const changes = wholeNumber(values.changes)
const seed = wholeNumber(values.seed)

await runBench(async ({ serverUrl, folder, log }) => {
  const build = await ensureSiteBuilt(log)
  const columns: Figures[] = []
  for (const churches of sizes)
    columns.push(
      await measure({ churches, changes, seed, serverUrl, build, folder: join(folder, String(churches)), log }),
    )
  printTable(columns)
})
