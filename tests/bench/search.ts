// npm run bench:search -- [--churches 10000,100000] [--queries 200] [--seed 1]
//
// How long GET /api/churches takes to find churches by text, beside MiniSearch in memory and a plain ILIKE, on a
// database of its own that is removed at the end. Not a test: it prints figures.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from './figures.ts'
import { measureSearch } from './search-measure.ts'
import { runBench, wholeNumber } from './server.ts'

const { values } = parseArgs({
  options: {
    churches: { type: 'string', default: '10000,100000' },
    queries: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const sizes = values.churches.split(',').map(wholeNumber)
const queries = wholeNumber(values.queries)
const seed = wholeNumber(values.seed)

await runBench(async ({ serverUrl, folder, log }) => {
  for (const churches of sizes) {
    const place = join(folder, String(churches))
    printTable(await measureSearch({ churches, queries, seed, serverUrl, folder: place, log }))
    console.log()
  }
})
