import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFormats, pictureWidths } from '#contract/picture.ts'

const folder = new URL('../../content/sample/pictures/', import.meta.url)

/**
 * Copies one sample picture in all widths and formats to the uploads, under a name made from its content, and answers
 * the address that a record holds. `address` is the sample's, without width and format.
 */
export const storeSamplePicture = async (address: string, dataDir: string): Promise<string> => {
  const source = address.slice(address.lastIndexOf('/') + 1)
  const endings = pictureWidths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`))
  const files = await Promise.all(
    endings.map(async (ending) => ({ ending, content: await readFile(new URL(`${source}-${ending}`, folder)) })),
  )
  const hash = createHash('sha256')
  for (const { content } of files) hash.update(content)
  const name = hash.digest('hex').slice(0, 32)
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true })
  for (const { ending, content } of files) await writeFile(join(uploads, `${name}-${ending}`), content)
  return `/uploads/${name}-${pictureWidths[1]}.jpg`
}
