import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserLaunch } from './browser-launch.ts'
import { withProgress } from './progress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The Chromium of the npm package @sparticuz/chromium, unpacked below .cache: first as it is, then with the libraries and
 * fonts it carries, for a Linux that has none. Its own start arguments are left alone: --single-process ends the browser.
 */
export async function bundledChromium(): Promise<Omit<BrowserLaunch, 'version'>[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  console.log('Unpacking the Chromium of the package @sparticuz/chromium.')
  const folder = join(root, '.cache', 'chromium-153')
  mkdirSync(folder, { recursive: true })
  const executablePath = await unpack(folder)
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, 'fonts')}</dir>` +
      `<dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  )
  const how = '@sparticuz/chromium'
  const env = { FONTCONFIG_FILE: fonts }
  return [
    { how, executablePath, env },
    { how, executablePath, env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } },
  ]
}

/** The package unpacks into the temporary folder, and would take any earlier version that it finds there. */
async function unpack(folder: string): Promise<string> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await inflate(join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    return await withProgress('unpacking Chromium', chromium.executablePath())
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
