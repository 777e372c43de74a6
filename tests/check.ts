// Everything that can be told without running the site: format and lint, types, types of the pages, import rules.
import { existsSync } from 'node:fs'
import { elapsed, run, tool } from './support/progress.ts'

interface Check {
  name: string
  args: string[]
}

const biome: Check = {
  name: 'format and lint',
  args: [tool('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings'],
}
const types: Check = { name: 'types', args: [tool('typescript', 'bin/tsc'), '--noEmit', '--pretty'] }
const pages: Check = {
  name: 'types of pages',
  args: [
    tool('astro', 'bin/astro.mjs'),
    'check',
    ...['--tsconfig', 'site/tsconfig.json', '--minimumFailingSeverity', 'warning'],
  ],
}
const imports: Check = {
  name: 'import rules',
  args: [tool('vitest', 'vitest.mjs'), 'run', '--project', 'rules', 'tests/rules/imports.test.ts'],
}

async function passes({ name, args }: Check): Promise<boolean> {
  const since = Date.now()
  const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ASTRO_TELEMETRY_DISABLED: '1' }
  const { code, output } = await run(process.execPath, args, { env })
  if (code !== 0) process.stdout.write(output)
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${elapsed(since)})`)
  return code === 0
}

/** Prints a line per check, and what it found where it failed. */
export async function check({ rules = true } = {}): Promise<boolean> {
  const checks = [biome, types, ...(existsSync('astro.config.mjs') ? [pages] : []), ...(rules ? [imports] : [])]
  const results = await Promise.all(checks.map(passes))
  return results.every(Boolean)
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
