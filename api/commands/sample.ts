// npm run sample -- --churches 10000 --events 2000 --articles 500 [--seed 1]
//
// Fills an empty database with plausible rows, for measuring.
import { parseArgs } from 'node:util'
import { getConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { loadLargeSample } from '../database/sample-large.ts'
import { StartupError } from '../startup-error.ts'
import { runCommand } from './run-command.ts'

const names = ['churches', 'events', 'articles', 'seed'] as const
const defaults = { churches: 10_000, events: 2000, articles: 500, seed: 1 }

const readOptions = (): typeof defaults => {
  const options = { ...defaults }
  const given = parse()
  for (const name of names) {
    const text = given[name]
    if (text === undefined) continue
    if (!/^\d{1,7}$/.test(text)) throw new StartupError(`--${name} must be a whole number.`)
    options[name] = Number(text)
  }
  return options
}

const parse = () => {
  try {
    return parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) }).values
  } catch (error) {
    throw new StartupError(
      `${error instanceof Error ? error.message : error} (options: ${names.map((name) => `--${name}`).join(', ')}).`,
    )
  }
}

await runCommand(async () => {
  const options = readOptions()
  const started = performance.now()
  const database = await openDatabase(getConfig(process.env), { log: console.log })
  try {
    await loadLargeSample(database.orm.em.fork(), { ...options, now: new Date(), log: console.log })
  } finally {
    await database.close()
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${options.churches} churches, ${options.events} events and ${options.articles} articles in ${seconds} s, seed ${options.seed}`,
  )
})
