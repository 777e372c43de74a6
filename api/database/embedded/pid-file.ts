import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, give } from './account.ts'
import type { Folder } from './folder.ts'

/** What a running server writes down about itself in postmaster.pid. */
export interface PidFile {
  pid: number
  port: number
  ready: boolean
}

/** The setting that carries the folder's true name: a server started by another name still says whose it is. */
export const folderSetting = 'directory.folder'

const pidFile = (folder: Folder) => join(folder.cluster, 'postmaster.pid')

/** Undefined when there is none, or only the beginning of one. */
export function readPidFile(folder: Folder): PidFile | undefined {
  const lines = textOf(pidFile(folder)).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/** Whether that process is the server of this folder, and not another one that got its number later, or a dead one. */
export function isServer(pid: number, folder: Folder): boolean {
  // Windows shows no command line: there a number in use counts as ours.
  return (
    exists(pid) && (process.platform === 'win32' || commandLine(pid).includes(`${folderSetting}=${folder.cluster}`))
  )
}

/**
 * PostgreSQL does not start while the process named in its pid file exists, even if that is a stranger with a reused
 * number or a dead process that nobody has collected. It takes its parent's number, ours, for stale, and still makes
 * sure by the shared memory that no process of the former server is left; deleting the file would take this from it.
 */
export function markStale(folder: Folder, { pid }: PidFile, account: Account | undefined): void {
  if (!exists(pid)) return
  const [, ...others] = textOf(pidFile(folder)).split('\n')
  if (others.length === 0) return
  const corrected = `${pidFile(folder)}.corrected`
  writeFileSync(corrected, [process.pid, ...others].join('\n'), { mode: 0o600 })
  give(account, corrected)
  renameSync(corrected, pidFile(folder))
}

/**
 * A server killed between making its pid file and writing it leaves one that names nobody, and PostgreSQL never starts
 * beside it. It is removed once it is too old to belong to a server that is just starting.
 */
export function dropUnfinished(folder: Folder): void {
  const { mtimeMs } = statSync(pidFile(folder), { throwIfNoEntry: false }) ?? {}
  if (mtimeMs !== undefined && Date.now() - mtimeMs > 2000 && !readPidFile(folder))
    rmSync(pidFile(folder), { force: true })
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// Empty for a process that is dead and not yet collected.
function commandLine(pid: number): string {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`)
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

// Servers and processes come and go while we look: what is gone is empty.
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
