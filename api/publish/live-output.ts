import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copiesOf, copyNames } from './compress.ts'
import { flush, removeIfThere, writeFlushed } from './disk.ts'
import { fileOf, goneFileOf, halfWritten, movedFileOf } from './file-names.ts'
import { inTurns } from './in-turns.ts'
import type { Output } from './output.ts'

/** Publishes into a folder at which readers are looking: every file is flushed and renamed into place. */
export const liveOutput = (folder: string): Output => {
  const unsettled = new Set<string>()
  const made = new Set<string>()

  /** Writes beside the target; the answer puts it in place. */
  const prepare = async (file: string, body: Buffer | string): Promise<() => void> => {
    const target = join(folder, file)
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    const temporary = join(parent, halfWritten + randomBytes(6).toString('hex'))
    await writeFlushed(temporary, body)
    return () => {
      unsettled.add(parent)
      renameSync(temporary, target)
    }
  }
  const remove = (file: string): void => {
    const path = join(folder, file)
    if (removeIfThere(path)) unsettled.add(dirname(path))
  }

  const putPage = async (path: string, body: Buffer) => {
    const file = fileOf(path)
    const [page, ...copies] = await Promise.all([
      prepare(file, body),
      ...copiesOf(file, body).map(async (copy) => prepare(copy.file, await copy.body)),
    ])
    // Old copies go first: beside a new page they would be another page's bytes.
    if (copies.length > 0) for (const name of copyNames(file)) remove(name)
    page?.()
    for (const putInPlace of copies) putInPlace()
    remove(movedFileOf(path))
    remove(goneFileOf(path))
  }

  return {
    put: async (path, outcome) => {
      if (outcome.kind === 'page') return putPage(path, outcome.body)
      if (outcome.kind === 'moved') (await prepare(movedFileOf(path), outcome.to))()
      if (outcome.kind === 'gone') (await prepare(goneFileOf(path), 'gone'))()
      const file = fileOf(path)
      for (const name of [file, ...copyNames(file)]) remove(name)
      if (outcome.kind !== 'moved') remove(movedFileOf(path))
      if (outcome.kind !== 'gone') remove(goneFileOf(path))
    },
    settle: async () => {
      const waiting = [...unsettled]
      unsettled.clear()
      await inTurns(waiting, 4, flush)
    },
  }
}
