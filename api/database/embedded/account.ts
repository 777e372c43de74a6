import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import type { Folder } from './folder.ts'

/** The user and group that PostgreSQL runs as when that is not our own. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root lends it the account of the folder's owner, else `postgres`, else `nobody`.
 * Undefined when it runs as ourselves. StartupError when there is no such account.
 */
export function serverAccount(folder: Folder): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  // The cluster goes first: PostgreSQL insists that its files belong to the user that runs it.
  for (const place of [folder.cluster, dirname(folder.root)]) {
    if (!existsSync(place)) continue
    const { uid, gid } = statSync(place)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = numberFrom('id', ['-u', name])
    const gid = numberFrom('id', ['-g', name])
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root and this machine has neither a user postgres nor a user nobody: start the site as another user, or set DATABASE_URL.',
  )
}

/** Lets the owner of the data folder start the site later without root. */
export function handToOwner(folder: Folder): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(folder.root))
  if (uid === 0) return
  const { root, password, log, startingLock, usersLock } = folder
  for (const path of [root, password, log, startingLock, usersLock]) if (existsSync(path)) chownSync(path, uid, gid)
}

export function give(account: Account | undefined, ...paths: string[]): void {
  if (account) for (const path of paths) chownSync(path, account.uid, account.gid)
}

/**
 * How the server is told where its folder is. Another account may be unable to walk there (a home of root's is closed);
 * as it is started inside the folder, Linux can name the place without walking.
 */
export function nameFor(directory: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : directory
}

function numberFrom(command: string, parameters: string[]): number | undefined {
  const { status, stdout } = spawnSync(command, parameters, { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
