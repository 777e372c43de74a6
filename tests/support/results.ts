import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What one runner did. A step that failed without a failed test counts as one failure. */
export interface Result {
  passed: number
  failed: number
  /** Test files with a failure, from the project's root. */
  files: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: { file: string; specs: { ok: boolean }[]; suites?: PlaywrightReport['suites'] }[]
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

const settle = (result: Result, code: number): Result =>
  code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result

/** From the report that `vitest --reporter=json` wrote and vitest's exit code. */
export function vitestResult(file: string, code: number): Result {
  const report = readReport<VitestReport>(file)
  if (!report) return settle({ passed: 0, failed: 0, files: [] }, code || 1)
  const files = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name))
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests, files }, code)
}

const hasFailure = ({ specs, suites = [] }: PlaywrightReport['suites'][number]): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailure)

/** From the report of Playwright's json reporter and its exit code. */
export function playwrightResult(file: string, code: number): Result {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return settle({ passed: 0, failed: 0, files: [] }, code || 1)
  const { expected, unexpected, flaky } = report.stats
  const files = report.suites.filter(hasFailure).map((suite) => relative('.', `${report.config.rootDir}/${suite.file}`))
  return settle({ passed: expected, failed: unexpected + flaky, files }, code)
}
