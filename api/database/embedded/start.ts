import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { handToOwner, serverAccount } from './account.ts'
import type { Native } from './binaries.ts'
import { dropOutsideCopy, usableBinaries } from './binaries-copy.ts'
import { clusterPassword, hasCluster, makeCluster } from './cluster.ts'
import { type Folder, openFolder, protect } from './folder.ts'
import { tryLock, withLock } from './lock.ts'
import { dropUnfinished, isServer, markStale, readPidFile } from './pid-file.ts'
import { answers, type Server, serverUrl, spawnServer, stopServer } from './server.ts'

export interface EmbeddedPostgres {
  /** Includes the password: not for logs. */
  url: string
  /** Whether the server was already running: for another process, or left by a killed one. */
  adopted: boolean
  /** Process id of the server. */
  pid: number
  /** Leaves the server; the last process to leave ends it. Further calls do nothing. */
  stop(): Promise<void>
}

interface Options {
  /** The site's data folder; the server keeps to `postgres/` in it. */
  dataDir: string
  /** Told in a sentence what takes long. */
  log?: (message: string) => void
}

const patienceMs = 120_000

/**
 * Starts the PostgreSQL server of a data folder, or joins the one that already runs there.
 * Throws StartupError when the folder cannot be written or the server cannot run on this machine.
 */
export async function startEmbeddedPostgres({ dataDir, log = () => {} }: Options): Promise<EmbeddedPostgres> {
  const folder = openFolder(dataDir)
  return withLock(folder.startingLock, async () => {
    // Held as long as this process uses the server: the next one sees by it whether it is the last.
    const user = tryLock(folder.usersLock, 'shared')
    if (!user)
      throw new StartupError(`The file ${folder.usersLock} is locked by a foreign program: end that one first.`)
    try {
      const { pid, port, adopted, password } = await run(folder, log)
      handToOwner(folder)
      let left: Promise<void> | undefined
      const stop = () => {
        left ??= withLock(folder.startingLock, async () => {
          user.release()
          await stopIfLast(folder, log)
        })
        return left
      }
      return { url: serverUrl(port, password), adopted, pid, stop }
    } catch (error) {
      user.release()
      throw error
    }
  })
}

async function stopIfLast(folder: Folder, log: (message: string) => void): Promise<void> {
  const alone = tryLock(folder.usersLock, 'exclusive')
  if (!alone) return
  try {
    if (await stopServer(folder)) dropOutsideCopy(folder)
    else log(`The database server in ${folder.root} does not stop; the next start will join it.`)
  } finally {
    alone.release()
  }
}

type Running = Server & { adopted: boolean; password: string }

async function run(folder: Folder, log: (message: string) => void): Promise<Running> {
  const account = serverAccount(folder)
  protect(folder, account !== undefined)
  const password = clusterPassword(folder)
  const deadline = Date.now() + patienceMs
  let native: Native | undefined
  let complaint = 'it does not answer'
  for (let failures = 0; Date.now() < deadline; await pause(50)) {
    const found = readPidFile(folder)
    if (found && isServer(found.pid, folder)) {
      if (found.ready && (await answers(found.port, password, folder))) return { ...found, adopted: true, password }
      // It is starting, replaying its log, or ending.
      continue
    }
    if (found) markStale(folder, found, account)
    else dropUnfinished(folder)
    native ??= usableBinaries(folder, account)
    if (!hasCluster(folder)) {
      log('Making the database: first start on this data folder.')
      await makeCluster(folder, native, account)
    }
    const server = await spawnServer(folder, native, account, password, deadline - Date.now())
    if (typeof server !== 'string') return { ...server, adopted: false, password }
    complaint = server
    // These pass: processes of a killed server that are just ending, one that is just starting, a port taken meanwhile.
    const passes = /shared memory block|lock file|TCP\/IP socket/.test(server)
    failures += 1
    if (!passes && failures > 2) break
  }
  throw new StartupError(
    `The database server in ${folder.root} did not start (${complaint}): see ${folder.log} for its own words.`,
  )
}
