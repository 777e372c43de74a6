import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '../../startup-error.ts'

/** Where the embedded server keeps what: absolute paths, all below `<dataDir>/postgres`. */
export interface Folder {
  root: string
  cluster: string
  password: string
  log: string
  /** Held while one process starts or stops the server. */
  startingLock: string
  /** Held shared by every process that uses the server. */
  usersLock: string
  /** Names the copy of the binaries that had to be made outside the data folder. */
  outsideCopy: string
}

/** Makes the data folder and the server's part of it. StartupError when it cannot be written. */
export function openFolder(dataDir: string): Folder {
  makeWritable(dataDir)
  // The true path: a server must be recognised also by who came through a symbolic link.
  const root = join(realpathSync(dataDir), 'postgres')
  makeWritable(dataDir, root)
  return {
    root,
    cluster: join(root, 'data'),
    password: join(root, 'password'),
    log: join(root, 'postgres.log'),
    startingLock: join(root, 'starting.lock'),
    usersLock: join(root, 'users.lock'),
    outsideCopy: join(root, 'binaries.path'),
  }
}

/** Makes `folder` (the data folder itself, or one inside it). StartupError, naming the data folder, when it cannot be written. */
export function makeWritable(dataDir: string, folder = resolve(dataDir)): void {
  try {
    makeLevels(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartupError(
      `The data folder ${resolve(dataDir)} cannot be written (${code}): give the user that starts the site write permission to it, or set DATA_DIR to a folder that can be written.`,
    )
  }
}

// Level by level: the recursive mkdir of Node never comes back from folders in which nothing can be made, as in /proc.
function makeLevels(folder: string): void {
  const parent = dirname(folder)
  if (parent !== folder && !existsSync(parent)) makeLevels(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}

/** Nobody else may look into the folder; the account of the server must be able to pass through. */
export function protect(folder: Folder, serverIsAnotherUser: boolean): void {
  chmodSync(folder.root, serverIsAnotherUser ? 0o711 : 0o700)
}
