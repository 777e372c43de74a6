import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldersIn } from '../../api/publish/release.ts'
import type { PublishedSite } from '../support/published-site.ts'
import { openSampleSite, publishedFiles } from '../support/sample-site.ts'

let site: PublishedSite
let pages: { file: string; html: string }[]
beforeAll(async () => {
  site = await openSampleSite()
  const { current } = foldersIn(site.options.root)
  const files = (await publishedFiles(site)).filter((name) => name.endsWith('.html'))
  pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(join(current, file), 'utf8') })))
})
afterAll(() => site?.close())

// At the quality of the published copies, so that this is what a reader receives.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const weigh = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum + brotliCompressSync(Buffer.from(part), quality).length, 0)

const build = () => site.options.settings.build.clientFolder
const asset = (path: string) => readFile(join(build(), path))

/** The modules that a script loads, itself first. */
const withImports = async (path: string, seen = new Set<string>()): Promise<Buffer[]> => {
  if (seen.has(path)) return []
  seen.add(path)
  const source = await asset(path)
  const imported = [...source.toString().matchAll(/(?:from|import)\s*\(?["'`](?:\.\/|\/_astro\/)([\w.-]+\.js)["'`]/g)]
  const others = await Promise.all(imported.map(([, name]) => withImports(`/_astro/${name}`, seen)))
  return [source, ...others.flat()]
}

const partsOf = async (html: string) => {
  const page = parse(html, { blockTextElements: { script: true, style: true } })
  const isProgram = (type: string | undefined) => !type || type === 'module' || type === 'text/javascript'
  const scripts = page.querySelectorAll('script').filter((one) => isProgram(one.getAttribute('type')))
  const inline = scripts.map((one) => one.rawText).filter(Boolean)
  const modules = [
    ...scripts.map((one) => one.getAttribute('src')),
    ...page.querySelectorAll('link[rel="modulepreload"]').map((one) => one.getAttribute('href')),
    ...page
      .querySelectorAll('astro-island')
      .flatMap((one) => [one.getAttribute('component-url'), one.getAttribute('renderer-url')]),
  ].filter((path) => path !== undefined)
  const seen = new Set<string>()
  const loaded: Buffer[] = []
  for (const path of modules) loaded.push(...(await withImports(path, seen)))
  const styles = page.querySelectorAll('link[rel="stylesheet"]').map((one) => one.getAttribute('href') ?? '')
  return { scripts: [...inline, ...loaded], styles: await Promise.all(styles.map(asset)) }
}

test('every page has at most 6 kB of script, and none of it is React', async () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const { file, html } of pages) {
    const { scripts } = await partsOf(html)
    expect(weigh(...scripts), `bytes of script in ${file}`).toBeLessThanOrEqual(6 * 1024)
    for (const script of scripts) expect(script.toString(), file).not.toMatch(/react[.-]|__REACT|jsx/i)
  }
})

test('every page has at most 20 kB of HTML and CSS', async () => {
  for (const { file, html } of pages) {
    const { styles } = await partsOf(html)
    expect(styles.length, file).toBeGreaterThan(0)
    expect(weigh(html, ...styles), `bytes of HTML and CSS of ${file}`).toBeLessThanOrEqual(20 * 1024)
  }
})

test('there is one font, of at most 30 kB', async () => {
  const fonts = new Set<string>()
  for (const { html } of pages) {
    const { styles } = await partsOf(html)
    for (const text of [html, ...styles.map(String)])
      for (const [font] of text.matchAll(/\/_astro\/[\w.-]+\.(?:woff2?|ttf|otf)/g)) fonts.add(font)
  }
  expect([...fonts]).toHaveLength(1)
  for (const font of fonts) expect((await asset(font)).length).toBeLessThanOrEqual(30 * 1024)
})
