// Draws the site's own pictures: `node site/scenes/draw-public.ts`. What it writes is committed, so that a start needs no drawing.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { business } from '#content/business.ts'
import { sampleChurches } from '#content/sample/churches.ts'
import { type PictureFormat, pictureFormats, pictureWidths } from '#contract/picture.ts'
import { markColours, markTile } from '../seo/mark.ts'
import { socialPicture } from '../seo/social-picture.ts'
import { icoFile } from './ico.ts'
import { drawLargeScene } from './large-scene.ts'
import { newsPictures } from './news-pictures.ts'
import { sceneName } from './scene-name.ts'

const publicFolder = new URL('../public/', import.meta.url)
const newsFolder = new URL('pictures/', publicFolder)
const sampleFolder = new URL('../../content/sample/pictures/', import.meta.url)

const png = (size: number, look?: Parameters<typeof markTile>[1]) =>
  sharp(Buffer.from(markTile(size, look)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality: quality - 22, effort: 6 }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, effort: 6 }),
  jpg: (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true }),
}

const mostBytes = 60_000

const encode = async (drawing: string, format: PictureFormat, quality = 74): Promise<Buffer> => {
  const image = sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' })
  const file = await encoders[format](image, quality).toBuffer()
  return file.length > mostBytes ? encode(drawing, format, quality - 6) : file
}

const writePicture = async (folder: URL, name: string, draw: (width: number) => string) => {
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      await writeFile(new URL(`${name}-${width}.${format}`, folder), await encode(draw(width), format))
    }
  }
}

const manifest = {
  name: business.name,
  short_name: business.shortName,
  description: business.description,
  lang: 'en-US',
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#faf6ef',
  theme_color: markColours.tile,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

for (const folder of [newsFolder, sampleFolder]) await mkdir(folder, { recursive: true })

// A touch icon and a maskable icon are cut to shape by the device, so their tile reaches the edges.
const wholeTile = { inset: 6.5, corner: 0 }
const small = await Promise.all([16, 32, 48].map((size) => png(size, { inset: 1.5, corner: 6 })))
const social = {
  title: business.name,
  kicker: 'Churches, events and news',
  line: 'Corpus Christi and the Coastal Bend',
}
const files: Record<string, string | Buffer> = {
  'favicon.svg': markTile(32, { inset: 1.5, corner: 6 }),
  'favicon.ico': icoFile(small),
  'apple-touch-icon.png': await png(180, { inset: 4, corner: 0 }),
  'icon-192.png': await png(192, wholeTile),
  'icon-512.png': await png(512, wholeTile),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  'social.jpg': await socialPicture({ ...social, scene: { name: business.name, denomination: 'Catholic' } }),
}
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, publicFolder), content)

for (const [slug, draw] of Object.entries(newsPictures)) await writePicture(newsFolder, `news-${slug}`, draw)
for (const church of sampleChurches) {
  const name = church.heroImage?.split('/').at(-1)
  if (name) await writePicture(sampleFolder, name, (width) => drawLargeScene(sceneName(church), width))
}
