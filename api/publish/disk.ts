import { execFile } from 'node:child_process'
import { closeSync, fsync, openSync, unlinkSync, writeSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Opening, writing and naming a small file takes microseconds; handing each of these to another thread takes longer
// and lets the page that is being rendered wait for its turn. Only what waits for the disk is handed over.

// A name that is too long for the file system is that of no file.
const missingCodes: unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** Whether the fault says that there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missingCodes.includes(error.code)

/** Writes a new file and flushes it. @throws the file system's own errors; what was written is removed again. */
export const writeFlushed = async (file: string, body: Buffer | string): Promise<void> => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const descriptor = openSync(file, 'wx')
  try {
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
      await promisify(fsync)(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    removeIfThere(file)
    throw error
  }
}

/** Answers whether there was something to remove. */
export const removeIfThere = (file: string): boolean => {
  try {
    unlinkSync(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Flushes a file or the names in a folder; one that was replaced or removed since needs no flushing. */
export const flush = async (path: string): Promise<void> => {
  try {
    const handle = await open(path, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Flushes everything in a folder: in one go where the system can, which is quicker by far than file by file. */
export const flushWhole = async (folder: string): Promise<void> => {
  if (process.platform === 'linux' && (await flushFileSystemOf(folder))) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await flush(join(entry.parentPath, entry.name))
  await flush(folder)
}

const flushFileSystemOf = (folder: string): Promise<boolean> =>
  new Promise((done) => {
    execFile('sync', ['--file-system', folder], (error) => done(!error))
  })
