import { relative } from 'node:path'

export interface Arguments {
  long: boolean
  api: boolean
  watch: boolean
  /** Given files or folders and anything else, for the runner each belongs to. */
  vitest: string[]
  playwright: string[]
}

const isBrowserTest = (path: string) => /^tests\/browser(\/|$)/.test(path) || path.endsWith('.spec.ts')

/**
 * `[--long] [--api] [--watch] [file or folder…] [options of the runner…]`. Options go to the runner of the files named,
 * without files to vitest.
 */
export function readArguments(given: string[]): Arguments {
  const own = ['--long', '--api', '--watch']
  const rest = given.filter((arg) => !own.includes(arg))
  const firstOption = rest.findIndex((arg) => arg.startsWith('-'))
  const paths = rest.slice(0, firstOption === -1 ? rest.length : firstOption).map((path) => relative('.', path))
  const options = firstOption === -1 ? [] : rest.slice(firstOption)
  const browser = paths.filter(isBrowserTest)
  const others = paths.filter((path) => !isBrowserTest(path))
  const has = (flag: string) => given.includes(flag)
  return {
    long: has('--long'),
    api: has('--api'),
    watch: has('--watch'),
    vitest: others.length > 0 || browser.length === 0 ? [...others, ...options] : [],
    playwright: browser.length > 0 ? [...browser, ...options] : [],
  }
}
