// Finds a Chromium for the browser tests, or brings one, and notes in .cache/browser.json how to start it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { type BrowserLaunch, browserFile, launchOptions, readBrowserLaunch } from './browser-launch.ts'
import { bundledChromium } from './bundled-chromium.ts'
import { run, tool, withProgress } from './progress.ts'

type Candidate = Omit<BrowserLaunch, 'version'>

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const system = () => systemPaths.filter(existsSync).map((path) => ({ how: `installed ${path}`, executablePath: path }))

async function playwrightDownload(): Promise<Candidate[]> {
  console.log('No Chromium here yet: asking Playwright to download its own.')
  // Without a way to its download server this would otherwise wait half a minute for each of its attempts.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  const args = [tool('@playwright/test', 'cli.js'), 'install', '--only-shell', 'chromium']
  const { code } = await withProgress('downloading Chromium', run(process.execPath, args, { env, timeout: 300_000 }))
  if (code === 0) return [{ how: 'Playwright' }]
  console.log('  Playwright could not download it.')
  return []
}

async function debianPackage(): Promise<Candidate[]> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return []
  console.log('Installing chromium-headless-shell with apt-get.')
  // dpkg wants programs that a bare PATH leaves out.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin`, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    withProgress(`apt-get ${args[0]}`, run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], { env }))
  await apt('update')
  const { code, output } = await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if (code !== 0) console.log(`  apt-get could not install it: ${output.trim().split('\n').at(-1)}`)
  return system()
}

const sources: (() => Candidate[] | Promise<Candidate[]>)[] = [
  () => [{ how: 'Playwright' }],
  system,
  playwrightDownload,
  debianPackage,
  bundledChromium,
]

/** Starts it once. Undefined, after saying why, when that does not work. */
async function tried(candidate: Candidate): Promise<BrowserLaunch | undefined> {
  try {
    const browser = await chromium.launch({ ...launchOptions(candidate), timeout: 30_000 })
    const version = browser.version()
    await browser.close()
    return { ...candidate, version }
  } catch (error) {
    const lines = String(error).split('\n')
    const why = lines.find((line) => /error while loading|ENOENT|EACCES/.test(line)) ?? lines[0]
    if (candidate.executablePath || existsSync(chromium.executablePath())) {
      console.log(`  ${candidate.how} does not start: ${why?.trim()}`)
    }
    return undefined
  }
}

function remember(browser: BrowserLaunch) {
  mkdirSync(new URL('.', browserFile), { recursive: true })
  writeFileSync(browserFile, JSON.stringify(browser))
  console.log(`Chromium ${browser.version} (${browser.how})`)
  return browser
}

/** Throws with one sentence when there is none and none could be brought. */
export async function ensureBrowser(): Promise<BrowserLaunch> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    const browser = await tried({ how: 'CHROMIUM_PATH', executablePath: given })
    if (!browser) throw new Error(`CHROMIUM_PATH names ${given}, which does not start: change it or leave it out.`)
    return remember(browser)
  }
  const known = readBrowserLaunch()
  if (known && known.how !== 'CHROMIUM_PATH' && existsSync(known.executablePath ?? chromium.executablePath()))
    return known
  for (const source of sources) {
    for (const candidate of await source()) {
      const browser = await tried(candidate)
      if (browser) return remember(browser)
    }
  }
  throw new Error(
    'No Chromium could be found or installed: install one and name it in CHROMIUM_PATH, ' +
      'or run `npx playwright install --with-deps chromium`.',
  )
}

if (import.meta.main) await ensureBrowser()
