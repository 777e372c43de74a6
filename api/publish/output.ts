import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { halfWritten } from './file-names.ts'
import { freshOutput } from './fresh-output.ts'
import { liveOutput } from './live-output.ts'
import type { Outcome } from './outcome.ts'

export interface Output {
  /** Makes the path's files what the outcome says; a reader sees the old answer or the new one, never part of one. */
  put: (path: string, outcome: Outcome) => Promise<void>
  /** Returns when everything that was put survives a power cut. */
  settle: () => Promise<void>
}

/**
 * Publishes into a folder.
 * @param live whether readers are looking at it; where not, the folder is empty and each path is put once
 * @throws the file system's own errors (ENOSPC, EACCES …); the old file is then still in place.
 */
export const folderOutput = (folder: string, { live }: { live: boolean }): Output =>
  live ? liveOutput(folder) : freshOutput(folder)

/** Removes what a killed publisher left half written. */
export const removeHalfWritten = async (folder: string): Promise<void> => {
  for (const file of await readdir(folder, { recursive: true }))
    if (file.includes(halfWritten)) await rm(join(folder, file), { force: true })
}
