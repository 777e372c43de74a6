import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { makeWritable } from './embedded/folder.ts'
import { tryLock } from './embedded/lock.ts'
import { until } from './embedded/wait.ts'

export interface DataFolderClaim {
  /** Lets another process serve the folder. Further calls do nothing. */
  release(): void
}

/**
 * Makes this process the only one that serves the data folder, until it releases the claim or ends in any way.
 * Commands that only read or change data do not claim it. Throws StartupError, with the address under which the folder
 * is being served, when another process has it. `address` is what a person would open, as http://localhost:3000.
 */
export async function claimDataFolder(dataDir: string, address: string): Promise<DataFolderClaim> {
  makeWritable(dataDir)
  const lock = tryLock(join(dataDir, 'serving.lock'))
  const addressFile = join(dataDir, 'serving.address')
  if (!lock) {
    // Whoever has just claimed it writes its address a moment later.
    const other = await until(() => addressIn(addressFile), 2000)
    throw new StartupError(
      `The data folder ${resolve(dataDir)} is already being served${other ? ` at ${other}` : ' by another process'}: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  try {
    writeFileSync(`${addressFile}.new`, address)
    renameSync(`${addressFile}.new`, addressFile)
  } catch (error) {
    lock.release()
    throw error
  }
  let released = false
  return {
    release() {
      if (released) return
      released = true
      rmSync(addressFile, { force: true })
      lock.release()
    },
  }
}

function addressIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined
  } catch {
    return undefined
  }
}
