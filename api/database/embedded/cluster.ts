import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '../../startup-error.ts'
import { type Account, give, nameFor } from './account.ts'
import { type Native, program } from './binaries.ts'
import type { Folder } from './folder.ts'

const scratchPrefix = 'init-'

/** initdb makes UTF-8 folding work everywhere by PostgreSQL's own locale: with C alone lower('É') does nothing. */
const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

/** All that PostgreSQL needs of our environment: it has no business with the site's secrets. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: 'C' }
}

export const hasCluster = (folder: Folder): boolean => existsSync(join(folder.cluster, 'PG_VERSION'))

/** The password of the database user `postgres`: made together with the cluster. StartupError when it was lost since. */
export function clusterPassword(folder: Folder): string {
  const known = existsSync(folder.password) ? readFileSync(folder.password, 'utf8').trim() : ''
  if (known) return known
  if (hasCluster(folder)) {
    throw new StartupError(
      `The file ${folder.password} is missing, and the database beside it can be opened by no other password: bring the file back from where the data folder was copied from.`,
    )
  }
  const fresh = randomBytes(24).toString('base64url')
  writeDurably(folder.password, fresh)
  return fresh
}

/**
 * Makes the cluster in a scratch folder and moves it into place when it is whole: an initdb that was killed half-way
 * never counts. StartupError with initdb's own reason when it fails.
 */
export async function makeCluster(folder: Folder, native: Native, account: Account | undefined): Promise<void> {
  dropScratch(folder)
  const scratch = join(folder.root, scratchPrefix + randomBytes(6).toString('hex'))
  const cluster = join(scratch, 'data')
  const passwordFile = join(cluster, '..', 'password')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${clusterPassword(folder)}\n`, { mode: 0o600 })
  give(account, scratch, cluster, passwordFile)
  const complaint = await initdb(native, account, cluster)
  if (complaint !== undefined) {
    dropScratch(folder)
    throw new StartupError(`The database could not be made in ${folder.root}: ${complaint}.`)
  }
  clearPlace(folder)
  renameSync(cluster, folder.cluster)
  flushFolder(folder.root)
  dropScratch(folder)
}

/** Undefined when all went well, else the line that says why not. */
async function initdb(native: Native, account: Account | undefined, cluster: string): Promise<string | undefined> {
  const place = nameFor(cluster, account)
  const child = spawn(
    program(native, 'initdb'),
    [`--pgdata=${place}`, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${place}/../password`, ...locale],
    { ...account, cwd: cluster, env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<number | Error | null>((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  const complaints = await text(child.stderr)
  const end = await ended
  if (end === 0) return undefined
  const lines = complaints.split('\n').map((line) => line.trim())
  const reason = lines.find((line) => /error:|FATAL|could not/.test(line)) ?? lines.find(Boolean)
  return (reason ?? (end instanceof Error ? end.message : `initdb ended with ${end}`)).replace(/\.$/, '')
}

// Best effort: the initdb of a killed process may still be writing there, and its name will never be used again.
function dropScratch(folder: Folder): void {
  for (const name of readdirSync(folder.root)) {
    if (!name.startsWith(scratchPrefix)) continue
    try {
      rmSync(join(folder.root, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {}
  }
}

// Only an empty folder makes room: one with files in it is somebody's data.
function clearPlace(folder: Folder): void {
  if (!existsSync(folder.cluster)) return
  try {
    rmdirSync(folder.cluster)
  } catch {
    throw new StartupError(
      `The folder ${folder.cluster} has files but no PostgreSQL database in it: move it away, or bring its missing files back.`,
    )
  }
}

function writeDurably(file: string, content: string): void {
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, content, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}

function flushFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
