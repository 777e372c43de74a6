import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { origin } from './records.fixture.ts'
import { privatePaths, robotsText } from './robots.ts'
import { sitemapXml } from './sitemap.ts'
import { isIndexed, sitemapOptions } from './sitemap-options.ts'

// The schema comes with the package that writes the index.
const index = createRequire(import.meta.url).resolve('@astrojs/sitemap')
const writer = dirname(createRequire(index).resolve('sitemap'))
const folder = writer.slice(0, writer.lastIndexOf('/sitemap/') + '/sitemap'.length)
const schema = XmlDocument.fromString(readFileSync(join(folder, 'schema/sitemap.xsd'), 'utf8'))

const validate = (text: string) => {
  const document = XmlDocument.fromString(text)
  XsdValidator.fromDoc(schema).validate(document)
  return document
}

describe('a child of the sitemap', () => {
  const text = sitemapXml(
    [
      { path: '/church/a', lastModified: '2026-11-01T10:00:00.000Z' },
      { path: "/church/b?c&d<e'", lastModified: '2026-11-02T10:00:00-06:00' },
    ],
    origin,
  )

  test('keeps the schema', () => {
    expect(() => validate(text)).not.toThrow()
    expect(text).toContain(`<loc>${origin}/church/a</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>`)
    expect(text).toContain('<lastmod>2026-11-02T16:00:00.000Z</lastmod>')
  })

  test.each([
    ['an entry without an address', (xml: string) => xml.replace(/<loc>.*?<\/loc>/, '')],
    ['a day that is none', (xml: string) => xml.replace('2026-11-01T', 'soon')],
    ['an open element', (xml: string) => xml.replace('</url>', '')],
  ])('is known to be wrong with %s', (_, spoil) => expect(() => validate(spoil(text))).toThrow())
})

describe('the index', () => {
  const options = sitemapOptions('https://origin.invalid')

  test('names a child for each kind of record', () => {
    expect(options?.customSitemaps).toEqual(
      ['church', 'event', 'article'].map((kind) => `https://origin.invalid/sitemap-${kind}-0.xml`),
    )
  })

  test('leaves out what is not to be found', () => {
    for (const path of ['/bulletin', '/login', '/dashboard', '/upgrade-success', '/not-found/church']) {
      expect(isIndexed(path), path).toBe(false)
    }
    for (const path of [paths.home, paths.directory, paths.events, paths.privacy, paths.eventSubmission]) {
      expect(isIndexed(path), path).toBe(true)
    }
  })
})

test('robots.txt allows the site, keeps out of calls and signed-in screens, and names the sitemap', () => {
  const lines = robotsText(origin).split('\n')
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/'])
  for (const path of privatePaths) expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`)
})
