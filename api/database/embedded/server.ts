import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { Client } from 'pg'
import { type Account, nameFor } from './account.ts'
import { type Native, program } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import type { Folder } from './folder.ts'
import { folderSetting, isServer, readPidFile } from './pid-file.ts'
import { until } from './wait.ts'

export interface Server {
  pid: number
  port: number
}

const logLimitBytes = 5 * 1024 * 1024

/** For a small machine, and never a confirmed write that is not on the disk. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  // Room for a hundred thousand churches; a smaller directory never touches the rest of it.
  shared_buffers: '256MB',
  max_wal_size: '256MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  data_sync_retry: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  // The site hears of its own errors; in the file they would only add people's data and fill the disk.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

export const serverUrl = (port: number, password: string): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`

/** Starts the server and waits until it answers. Returns the reason, from its log, when it ends instead. */
export async function spawnServer(
  folder: Folder,
  native: Native,
  account: Account | undefined,
  password: string,
  withinMs: number,
): Promise<Server | string> {
  const port = await freePort()
  const options = Object.entries({ ...settings, [folderSetting]: folder.cluster }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ])
  const { handle, start } = openLog(folder)
  // Detached, so that Ctrl-C in a terminal reaches the site alone, which stops the server when it has drained.
  const child = spawn(
    program(native, 'postgres'),
    ['-D', nameFor(folder.cluster, account), '-p', String(port), ...options],
    {
      ...account,
      cwd: folder.cluster,
      env: serverEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', handle],
    },
  )
  closeSync(handle)
  child.unref()
  let end: string | undefined
  child.once('error', (error) => {
    end = error.message
  })
  // Also called long after the start, when the folder may be gone: it must not read the log.
  child.once('exit', (code, signal) => {
    end = `PostgreSQL ended with ${signal ?? code}`
  })
  const started = await until(async () => {
    if (end !== undefined) return lastComplaint(folder, start) ?? end
    const found = readPidFile(folder)
    return found?.ready && found.pid === child.pid && (await answers(port, password, folder)) && found
  }, withinMs)
  return started ?? `PostgreSQL is not ready after ${Math.round(withinMs / 1000)} seconds`
}

/** Whether the server at that port takes our password and serves this very folder, not a copy of it. */
export async function answers(port: number, password: string, folder: Folder): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres', ssl: false })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>('SELECT current_setting($1, true) AS folder', [
      folderSetting,
    ])
    return rows[0]?.folder === folder.cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Ends the server of the folder, if one runs: open transactions are rolled back, data is written out. False when it
 * still runs after a minute. (On Windows it ends at once, and the next start replays its log.)
 */
export async function stopServer(folder: Folder): Promise<boolean> {
  const found = readPidFile(folder)
  if (!found || !isServer(found.pid, folder)) return true
  for (const [signal, withinMs] of [
    ['SIGINT', 50_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(found.pid, signal)
    } catch {}
    if (await until(() => !isServer(found.pid, folder), withinMs)) return true
  }
  return false
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function openLog({ log }: Folder): { handle: number; start: number } {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const full = size > logLimitBytes
  if (full) renameSync(log, `${log}.1`)
  return { handle: openSync(log, 'a', 0o600), start: full ? 0 : size }
}

function lastComplaint({ log }: Folder, start: number): string | undefined {
  const lines = readFileSync(log).subarray(start).toString('utf8').split('\n')
  return lines.findLast((line) => /FATAL:|PANIC:|error while loading/.test(line))?.replace(/^.*(FATAL|PANIC): +/, '')
}
