import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { sampleChurches } from '#content/sample/churches.ts'
import { pictureFormats, pictureWidths } from '#contract/picture.ts'
import { markTile } from '../seo/mark.ts'
import { icoFile } from './ico.ts'
import { newsPictures } from './news-pictures.ts'

const publicFile = (path: string) => new URL(`../public${path}`, import.meta.url)
const sampleFile = (path: string) => new URL(`../../content/sample${path}`, import.meta.url)

test('every file of the site that its layout names is there', () => {
  const layout = readFileSync(new URL('../layouts/Base.astro', import.meta.url), 'utf8')
  const named = [...layout.matchAll(/['"](\/[\w-]+\.(?:ico|svg|png|jpg|webmanifest))['"]/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(3)
  for (const path of named) expect(existsSync(publicFile(path)), path).toBe(true)
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync(publicFile('/site.webmanifest'), 'utf8'))

  test('has the site’s name and its icons in the size it says', async () => {
    expect(manifest).toMatchObject({ name: business.name, short_name: business.shortName, start_url: '/' })
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(readFileSync(publicFile(src))).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
      expect(format).toBe('png')
    }
  })
})

test('the icons show the mark', async () => {
  expect(readFileSync(publicFile('/favicon.svg'), 'utf8')).toBe(markTile(32, { inset: 1.5, corner: 6 }))
  const ico = readFileSync(publicFile('/favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
  const pictures = [0, 1, 2].map((entry) => {
    const at = 6 + entry * 16
    const offset = ico.readUInt32LE(at + 12)
    return ico.subarray(offset, offset + ico.readUInt32LE(at + 8))
  })
  for (const [entry, size] of [16, 32, 48].entries()) {
    const picture = await sharp(pictures[entry]).metadata()
    expect([ico[6 + entry * 16], picture.width, picture.height]).toEqual([size, size, size])
  }
  expect(icoFile(pictures).equals(ico)).toBe(true)
  expect((await sharp(readFileSync(publicFile('/apple-touch-icon.png'))).metadata()).width).toBe(180)
})

const churches = sampleChurches.flatMap(({ heroImage }) => heroImage ?? []).map(sampleFile)
const news = Object.keys(newsPictures).map((slug) => publicFile(`/pictures/news-${slug}`))

test.each([...churches, ...news].map((file) => [file.pathname.split('/').at(-1) ?? '', file] as const))(
  'the picture %s is there in all widths and formats, 16 to 9',
  async (_, base) => {
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        const file = new URL(`${base.href}-${width}.${format}`)
        expect(statSync(file).size).toBeLessThanOrEqual(60_000)
        const found = await sharp(readFileSync(file)).metadata()
        expect([found.width, found.height]).toEqual([width, (width / 16) * 9])
      }
    }
  },
)
