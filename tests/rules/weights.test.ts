import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldersIn } from '../../api/publish/release.ts'
import { modulesLoadedAtOnce } from '../support/loaded-modules.ts'
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

/** The modules that a script loads at once, itself first. */
const withImports = async (path: string, seen = new Set<string>()): Promise<Buffer[]> => {
  if (seen.has(path)) return []
  seen.add(path)
  const source = await asset(path)
  return [source, ...(await importsOf(source.toString(), path, seen))]
}

const importsOf = async (source: string, path: string, seen: Set<string>): Promise<Buffer[]> => {
  const paths = modulesLoadedAtOnce(source).map((name) => posix.resolve(posix.dirname(path), name))
  return (await Promise.all(paths.map((one) => withImports(one, seen)))).flat()
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
  for (const source of inline) loaded.push(...(await importsOf(source, '/page', seen)))
  const styles = page.querySelectorAll('link[rel="stylesheet"]').map((one) => one.getAttribute('href') ?? '')
  return { scripts: [...inline, ...loaded], styles: await Promise.all(styles.map(asset)) }
}

// A page with an island loads React at once, and carries what the island is printed from.
const islandPages: Record<string, { script: number; htmlAndStyles: number }> = {
  'directory.html': { script: 110 * 1024, htmlAndStyles: 24 * 1024 },
}

test('every page has at most 6 kB of script, and React is only where a page has to react', async () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const { file, html } of pages) {
    const { scripts } = await partsOf(html)
    const most = islandPages[file]?.script ?? 6 * 1024
    expect(weigh(...scripts), `bytes of script in ${file}`).toBeLessThanOrEqual(most)
    if (file in islandPages) continue
    for (const script of scripts) expect(script.toString(), file).not.toMatch(/react[.-]|__REACT|jsx/i)
  }
})

test('no page loads Leaflet before a map is wanted', async () => {
  const ofLeaflet = /Map container is already initialized|\.leaflet-tile-container/
  for (const { file, html } of pages) {
    const { scripts, styles } = await partsOf(html)
    for (const part of [html, ...scripts, ...styles]) expect(ofLeaflet.test(part.toString()), file).toBe(false)
  }
  const names = (await readdir(join(build(), '_astro'))).filter((name) => /\.(?:js|css)$/.test(name))
  const assets = await Promise.all(names.map((name) => asset(`/_astro/${name}`)))
  expect(
    assets.filter((part) => ofLeaflet.test(part.toString())),
    'its script and its styles',
  ).toHaveLength(2)
})

test.each([
  ["import{a}from'./a.js';import'./b.js'", ['./a.js', './b.js']],
  ["export*from'./a.js'", ['./a.js']],
  ['import(`./a.js`).then(b)', ['./a.js']],
  ['(async()=>{await import("./a.js")})()', ['./a.js']],
  ['(function(){return()=>{}})(import("./a.js"))', ['./a.js']],
  ['import{t as e}from"./preload-helper.x.js";e(()=>import(`./a.js`),[])', ['./preload-helper.x.js', './a.js']],
  [
    'import{t as e}from"./preload-helper.x.js";addEventListener("click",()=>e(()=>import(`./a.js`),[]))',
    ['./preload-helper.x.js'],
  ],
  ['addEventListener("click",()=>import("./a.js"))', []],
  ['(()=>{button.onclick=function(){import("./a.js")}})()', []],
])('%s loads %o at once', (source, expected) => {
  expect(modulesLoadedAtOnce(source)).toEqual(expected)
})

test('every page has at most 20 kB of HTML and CSS, with what its islands are given a little more', async () => {
  for (const { file, html } of pages) {
    const { styles } = await partsOf(html)
    expect(styles.length, file).toBeGreaterThan(0)
    const most = islandPages[file]?.htmlAndStyles ?? 20 * 1024
    expect(weigh(html, ...styles), `bytes of HTML and CSS of ${file}`).toBeLessThanOrEqual(most)
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
