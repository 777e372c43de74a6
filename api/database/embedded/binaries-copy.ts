import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import type { Account } from './account.ts'
import { completeLinks, installedBinaries, type Native, runs } from './binaries.ts'
import type { Folder } from './folder.ts'

const prefix = 'native-'
const outsidePrefix = 'church-directory-postgres-'

/**
 * Binaries that the account can run: those of node_modules, else a copy beside the data, else (when the project lies in
 * a folder closed to all but root) a copy in a folder of the system's, which `dropOutsideCopy` removes again.
 * StartupError when none of them runs. Call it under the starting lock.
 */
export function usableBinaries(folder: Folder, account: Account | undefined, installed = installedBinaries()): Native {
  if (linked(installed) && runs(installed, account)) return installed
  const beside = { ...installed, path: join(folder.root, `${prefix}${installed.version}`) }
  dropOtherVersions(folder, beside.path)
  copy(installed, beside)
  if (runs(beside, account)) return beside
  rmSync(beside.path, { recursive: true, force: true })
  if (account) {
    const outside = { ...installed, path: join(outsidePlace(folder), `${prefix}${installed.version}`) }
    copy(installed, outside)
    if (runs(outside, account)) return outside
    dropOutsideCopy(folder)
  }
  throw new StartupError(
    account
      ? `PostgreSQL refuses to run as root and user ${account.uid} can run it neither from ${installed.path} nor from ${folder.root} nor from ${systemFolder()}: start the site as another user, or set DATABASE_URL.`
      : `The embedded PostgreSQL in ${installed.path} does not run on this system: install its npm package again, or set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** Removes what was copied outside the data folder. Call it under the starting lock, with no server running. */
export function dropOutsideCopy(folder: Folder): void {
  if (!existsSync(folder.outsideCopy)) return
  const place = readFileSync(folder.outsideCopy, 'utf8')
  if (basename(place).startsWith(outsidePrefix)) rmSync(place, { recursive: true, force: true })
  rmSync(folder.outsideCopy, { force: true })
}

// Written down before it is made, so that a killed process leaves no copy that nobody knows of. The name cannot be
// guessed, so that no other user can have put his own programs there.
function outsidePlace(folder: Folder): string {
  dropOutsideCopy(folder)
  const place = join(systemFolder(), outsidePrefix + randomBytes(12).toString('hex'))
  writeFileSync(folder.outsideCopy, place, { mode: 0o600 })
  mkdirSync(place)
  chmodSync(place, 0o755)
  return place
}

// A temporary folder may be cleaned while the server still loads libraries from it.
const systemFolder = () => (existsSync('/var/cache') ? '/var/cache' : tmpdir())

function copy(from: Native, to: Native): void {
  if (existsSync(to.path)) return
  const unfinished = `${to.path}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(from.path, unfinished, { recursive: true, verbatimSymlinks: true })
  completeLinks({ ...to, path: unfinished })
  renameSync(unfinished, to.path)
}

function linked(native: Native): boolean {
  try {
    completeLinks(native)
    return true
  } catch {
    return false
  }
}

function dropOtherVersions(folder: Folder, keep: string): void {
  for (const name of readdirSync(folder.root)) {
    const path = join(folder.root, name)
    if (name.startsWith(prefix) && path !== keep) rmSync(path, { recursive: true, force: true })
  }
}
