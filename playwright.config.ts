import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions, readBrowserLaunch } from './tests/support/browser-launch.ts'

const globalSetup = './tests/browser/global-setup.ts'
const long = Boolean(process.env.TEST_LONG)

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  ...(existsSync(new URL(globalSetup, import.meta.url)) && { globalSetup }),
  workers: availableParallelism(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: long ? 300_000 : 30_000,
  // Both cores are busy with tests: a page may take seconds to wake up.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }]],
  use: {
    // Set by the global setup, which starts the site.
    baseURL: process.env.TEST_SITE_URL,
    launchOptions: launchOptions(readBrowserLaunch() ?? {}),
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
