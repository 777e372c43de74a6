import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Outcome } from './outcome.ts'

const compressions = {
  // Quality 11 costs 19 ms a page for 5 % fewer bytes.
  '.br': (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const
const copies = Object.keys(compressions) as (keyof typeof compressions)[]

const compressible = new Set(['.html', '.xml', '.txt', '.ics', '.svg', '.json', '.webmanifest', '.js', '.css', '.md'])
/** Whether files of this name have compressed copies beside them. */
export const isCompressible = (file: string): boolean => compressible.has(extname(file))

const half = '.half-'

/** The file of a published path: pages end in .html, everything else is named as its address. */
export const fileOf = (path: string): string => {
  if (path === '/') return 'index.html'
  return extname(path) ? path.slice(1) : `${path.slice(1)}.html`
}
/** Says where a former address leads; holds the target path. */
export const movedFileOf = (path: string): string => `${path.slice(1)}.moved`
/** Says that a record was public here and is gone. */
export const goneFileOf = (path: string): string => `${path.slice(1)}.gone`

export interface Output {
  /** Makes the path's files what the outcome says; a reader sees the old answer or the new one, never part of one. */
  put: (path: string, outcome: Outcome) => Promise<void>
  /** The page's bytes as they are published now. */
  read: (path: string) => Promise<Buffer | undefined>
  /** Returns when everything that was put survives a power cut. */
  settle: () => Promise<void>
}

/**
 * Publishes into a folder.
 * @param live true: readers are looking, so that every file is flushed and renamed into place; false: a folder that
 *   nobody reads yet, flushed as a whole by `settle`.
 * @throws the file system's own errors (ENOSPC, EACCES …); the old file is then still in place.
 */
export const folderOutput = (folder: string, { live }: { live: boolean }): Output => {
  const unsettled = new Set<string>()
  const made = new Set<string>()

  const write = async (file: string, body: Buffer | string): Promise<() => Promise<void>> => {
    const target = join(folder, file)
    const parent = dirname(target)
    if (!made.has(parent)) {
      await mkdir(parent, { recursive: true })
      made.add(parent)
    }
    const temporary = live ? join(parent, half + randomBytes(6).toString('hex')) : target
    try {
      const handle = await open(temporary, 'w')
      try {
        await handle.writeFile(body)
        if (live) await handle.sync()
      } finally {
        await handle.close()
      }
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    unsettled.add(live ? parent : target)
    return live ? () => rename(temporary, target) : async () => {}
  }

  const remove = async (file: string): Promise<void> => {
    try {
      await unlink(join(folder, file))
      if (live) unsettled.add(dirname(join(folder, file)))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  const removePage = async (path: string) => {
    for (const suffix of ['', ...copies]) await remove(fileOf(path) + suffix)
  }

  const putPage = async (path: string, body: Buffer) => {
    const file = fileOf(path)
    const bodies: [string, Buffer][] = [[file, body]]
    if (isCompressible(file))
      for (const suffix of copies) bodies.push([file + suffix, await compressions[suffix](body)])
    const renames = await Promise.all(bodies.map(([name, bytes]) => write(name, bytes)))
    // Old copies go first: beside a new page they would be another page's bytes.
    if (live) for (const [name] of bodies.slice(1)) await remove(name)
    for (const renameIntoPlace of renames) await renameIntoPlace()
    await remove(movedFileOf(path))
    await remove(goneFileOf(path))
  }

  return {
    put: async (path, outcome) => {
      if (outcome.kind === 'page') return putPage(path, outcome.body)
      if (outcome.kind === 'moved') await (await write(movedFileOf(path), outcome.to))()
      if (outcome.kind === 'gone') await (await write(goneFileOf(path), 'gone'))()
      await removePage(path)
      if (outcome.kind !== 'moved') await remove(movedFileOf(path))
      if (outcome.kind !== 'gone') await remove(goneFileOf(path))
    },
    read: (path) => readIfThere(join(folder, fileOf(path))),
    settle: async () => {
      const waiting = [...unsettled]
      unsettled.clear()
      await inTurns(waiting, 16, flush)
    },
  }
}

/** Removes what a killed publisher left half written. */
export const removeHalfWritten = async (folder: string): Promise<void> => {
  for (const file of await readdir(folder, { recursive: true }))
    if (file.includes(half)) await rm(join(folder, file), { force: true })
}

/** Runs `work` over the items, at most `width` of them at a time. Rejects with the first fault, after the running ones end. */
export const inTurns = async <Item>(
  items: Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items.values()
  const runner = async () => {
    for (const item of queue) await work(item)
  }
  const results = await Promise.allSettled(Array.from({ length: width }, runner))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const flush = async (path: string): Promise<void> => {
  try {
    const handle = await open(path, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    // A file that was replaced or removed since needs no flushing.
    if (!isMissing(error)) throw error
  }
}
