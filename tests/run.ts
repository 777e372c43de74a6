// npm test [-- [--long] [--api] [file…]]: prepares what is missing, then check, vitest, Playwright, and one last line.
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureSiteBuilt } from '../api/site-build.ts'
import { check } from './check.ts'
import { readArguments } from './support/arguments.ts'
import { elapsed, header, run, tool } from './support/progress.ts'
import { playwrightResult, type Result, vitestResult } from './support/results.ts'

const args = readArguments(process.argv.slice(2))
const whole = args.vitest.length === 0 && args.playwright.length === 0
const seed = process.env.SEED ?? String(randomInt(1_000_000))
process.env.SEED = seed
if (args.long) process.env.TEST_LONG = '1'

const report = (name: string) => {
  const file = fileURLToPath(new URL(`../.cache/${name}.json`, import.meta.url))
  mkdirSync(new URL('../.cache', import.meta.url), { recursive: true })
  rmSync(file, { force: true })
  return file
}

const nothing: Result = { passed: 0, failed: 0, files: [] }
const results: Result[] = []
const repeats: string[] = []

async function step(title: string, repeat: string, work: () => Promise<Result>) {
  header(title)
  const result = await work().catch((error: Error): Result => {
    console.error(error.message)
    return { passed: 0, failed: 1, files: [] }
  })
  results.push(result)
  if (result.failed === 0) return
  const seeded = `SEED=${seed} npm ${args.long ? 'run test:long' : 'test'} --`
  repeats.push(...(result.files.length > 0 ? result.files.map((file) => `${seeded} ${file}`) : [repeat]))
}

async function vitest(): Promise<Result> {
  const file = report('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const only = args.api ? ['--project', 'api'] : []
  const mode = args.watch ? 'watch' : 'run'
  const { code } = await run(
    process.execPath,
    [tool('vitest', 'vitest.mjs'), mode, ...reporters, ...only, ...args.vitest],
    {
      stdio: 'inherit',
    },
  )
  return vitestResult(file, code)
}

/** Brings the compiled site up to date; the site's own build knows whether anything is to be done. */
async function build(): Promise<Result> {
  await ensureSiteBuilt()
  return nothing
}

async function browser(): Promise<Result> {
  const { ensureBrowser } = await import('./support/ensure-browser.ts')
  await ensureBrowser()
  return nothing
}

async function playwright(): Promise<Result> {
  const file = report('playwright')
  const { code } = await run(process.execPath, [tool('@playwright/test', 'cli.js'), 'test', ...args.playwright], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return playwrightResult(file, code)
}

const count = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0)

console.log(`Seed ${seed}${args.long ? ', long run' : ''}`)
if (args.watch) {
  await vitest()
  process.exit()
}
const inBrowser = args.playwright.length > 0 || (whole && !args.api)
if (inBrowser) await step('browser', 'npm test', browser)
if (whole && !args.api) {
  await step('check: format, lint, types', 'npm run check', async () => {
    return { ...nothing, failed: (await check({ rules: false })) ? 0 : 1 }
  })
}
// Built once here, so that not every worker does.
if (whole || inBrowser) await step('site build', 'npm test', build)
if (args.vitest.length > 0 || whole) await step('vitest', `SEED=${seed} npm test`, vitest)
if (inBrowser) await step('playwright', `SEED=${seed} npm test -- tests/browser`, playwright)

const [passed, failed] = [count('passed'), count('failed')]
header(`done in ${elapsed()}, seed ${seed}`)
for (const command of repeats) console.log(`Repeat with: ${command}`)
if (passed + failed === 0) console.log('No test ran.')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
