import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type NotFoundSection, paths } from '#contract/paths.ts'
import { isCompressible } from './compress.ts'
import { isMissing } from './disk.ts'
import { fileOf, goneFileOf, movedFileOf } from './file-names.ts'

export interface Folders {
  /** The link to the current release. */
  current: string
  /** Holds `_astro/`, the hashed assets of this build and of recent ones. */
  assets: string
}

/** What an address answers: a file's bytes, as they are stored or in one of the compressed forms, or another address. */
export type PublishedAnswer =
  | { kind: 'file'; status: 200 | 404 | 410; file: string; body: Buffer; encoding?: 'br' | 'gzip'; cache: Caching }
  | { kind: 'moved'; to: string }
  /** No file, not even one for what is not there: nothing has been published yet. */
  | { kind: 'nothing'; status: 404 | 410 }

/** For good: the name changes with the bytes. For an hour: pictures. Revalidate: whatever a change may replace. */
export type Caching = 'for good' | 'an hour' | 'revalidate'

const published = ['.xml', '.txt', '.ics', '.svg', '.webmanifest', '.png', '.jpg', '.webp', '.avif', '.ico']
const pictures = ['.svg', '.png', '.jpg', '.webp', '.avif', '.ico']

// One segment of a published address: no dot files, no tricks with encodings, nothing that leaves the folder.
const segment = /^[A-Za-z0-9_-][A-Za-z0-9_.~-]*$/
// Published as files of their own, but answers only in place of something that is not there.
const internal = /^\/(?:index|404|not-found(?:\/.*)?)$/

/**
 * Finds what an address answers.
 * @param path as it was asked for, without the query
 * @param accepted the request's Accept-Encoding
 */
export const findPublished = async (folders: Folders, path: string, accepted: string): Promise<PublishedAnswer> => {
  const page = (of: string, status: 200 | 404 | 410 = 200) => findPage(folders, of, status, accepted)
  const missing = (status: 404 | 410 = 404) => page(paths.notFound(sectionOf(path)), status)
  if (path === paths.bulletin || path.startsWith(`${paths.bulletin}/`)) return page(paths.bulletin)
  if (path === '/') return page('/')

  const bare = path.replace(/\/$/, '')
  if (
    !bare
      .slice(1)
      .split('/')
      .every((part) => segment.test(part))
  )
    return missing()
  if (bare !== path) return { kind: 'moved', to: bare }
  if (path.startsWith('/_astro/')) {
    const asset = await find(folders.assets, path.slice(1), accepted)
    return asset ? { kind: 'file', status: 200, cache: 'for good', ...asset } : missing()
  }
  const extension = extname(path)
  if (internal.test(path) || (extension && !published.includes(extension))) return missing()
  // A record that comes back between the look for its page and the look for its mark is missed, but not again and again.
  for (let look = 0; look < 3; look += 1) {
    const answer = await page(path)
    if (answer.kind !== 'nothing') return answer
    const target = await readOpened(join(folders.current, movedFileOf(path)))
    if (target) return { kind: 'moved', to: target.toString() }
    if (await readOpened(join(folders.current, goneFileOf(path)))) return missing(410)
  }
  return missing()
}

const sectionOf = (path: string): NotFoundSection => {
  if (path.startsWith('/church/')) return 'church'
  if (path.startsWith('/events/')) return 'events'
  return path.startsWith('/news/') ? 'news' : 'site'
}

const findPage = async (
  { current }: Folders,
  path: string,
  status: 200 | 404 | 410,
  accepted: string,
): Promise<PublishedAnswer> => {
  const found = await find(current, fileOf(path), accepted)
  if (!found) return { kind: 'nothing', status: status === 200 ? 404 : status }
  return { kind: 'file', status, cache: pictures.includes(extname(path)) ? 'an hour' : 'revalidate', ...found }
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const find = async (folder: string, file: string, accepted: string) => {
  if (isCompressible(file)) {
    for (const [encoding, suffix] of encodings) {
      if (!accepts(accepted, encoding)) continue
      const body = await readOpened(join(folder, file + suffix))
      if (body) return { file, body, encoding }
    }
  }
  const body = await readOpened(join(folder, file))
  return body && { file, body }
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** Opens first and measures the open file: a path that is measured first may name another file when it is opened. */
const readOpened = async (path: string): Promise<Buffer | undefined> => {
  try {
    const handle = await open(path, 'r')
    try {
      const state = await handle.stat()
      return state.isFile() ? await handle.readFile() : undefined
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
