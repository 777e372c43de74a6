import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../../startup-error.ts'
import { until } from './wait.ts'

/** Held until it is released or until this process ends, however it ends. */
export interface Lock {
  release(): void
}

// The lock is the operating system's own, on a SQLite file that always stays empty: Node has no other way to it.
// It needs no process id, which may be reused or belong to another container, and no file to delete, which two takers
// could both do. Children do not inherit it. Never open a lock file in any other way: closing it would drop the lock.
// The set keeps a forgotten lock from being collected, and so released.
const held = new Set<DatabaseSync>()

const SQLITE_BUSY = 5

/**
 * Takes the lock if nobody is in the way: any number may hold it `shared`, one alone `exclusive`.
 * StartupError when the file cannot be used, as one that another user made.
 */
export function tryLock(file: string, mode: 'exclusive' | 'shared' = 'exclusive'): Lock | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    database.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `The lock file ${file} cannot be used (${reason}): give the user that starts the site write permission to it.`,
    )
  }
  return hold(database)
}

function hold(database: DatabaseSync): Lock {
  held.add(database)
  return {
    release() {
      if (held.delete(database)) database.close()
    },
  }
}

/** Runs the work while no other process is inside `withLock` of the same file. StartupError after `withinMs` of waiting. */
export async function withLock<Result>(file: string, work: () => Promise<Result>, withinMs = 180_000): Promise<Result> {
  const lock = await until(() => tryLock(file), withinMs)
  if (!lock) {
    throw new StartupError(
      `Another process has held ${file} for ${Math.round(withinMs / 1000)} seconds: end the one that starts or stops the database there, then start again.`,
    )
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
