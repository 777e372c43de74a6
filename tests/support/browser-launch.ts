import { readFileSync } from 'node:fs'

/** How to start the Chromium that tests/support/ensure-browser.ts found. */
export interface BrowserLaunch {
  /** Where it came from, for people. */
  how: string
  version: string
  /** Undefined: Playwright's own. */
  executablePath?: string
  /** Variables it needs beside our own. */
  env?: Record<string, string>
}

export const browserFile = new URL('../../.cache/browser.json', import.meta.url)

export function readBrowserLaunch(): BrowserLaunch | undefined {
  try {
    return JSON.parse(readFileSync(browserFile, 'utf8')) as BrowserLaunch
  } catch {
    return undefined
  }
}

/** Playwright's launch options for it. */
export function launchOptions({ executablePath, env }: Pick<BrowserLaunch, 'executablePath' | 'env'>) {
  return { executablePath, ...(env && { env: { ...process.env, ...env } as Record<string, string> }) }
}
