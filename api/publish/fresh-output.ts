import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copiesOf } from './compress.ts'
import { flushWhole } from './disk.ts'
import { fileOf, goneFileOf, movedFileOf } from './file-names.ts'
import type { Output } from './output.ts'

/** Publishes into an empty folder that nobody reads yet; `settle` flushes it as a whole. */
export const freshOutput = (folder: string): Output => {
  const made = new Set<string>()

  const write = (file: string, body: Buffer | string): void => {
    const target = join(folder, file)
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(target, body)
  }

  return {
    put: async (path, outcome) => {
      if (outcome.kind === 'moved') write(movedFileOf(path), outcome.to)
      if (outcome.kind === 'gone') write(goneFileOf(path), 'gone')
      if (outcome.kind !== 'page') return
      const file = fileOf(path)
      const copies = copiesOf(file, outcome.body)
      write(file, outcome.body)
      for (const { file: name, body } of copies) write(name, await body)
    },
    settle: () => flushWhole(folder),
  }
}
