import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './wait.ts'

const made: string[] = []

export function freshFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'embedded-test-'))
  made.push(folder)
  return folder
}

/** Process number of the server of that data folder, if it has written it down. */
export function serverPid(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Numbers of the processes that work inside the folder: the server, its children and initdb. Linux only, else none. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => {
      try {
        return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(folder)
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Waits until nothing runs in the folder any more. Returns the numbers of what still does. */
export async function remaining(folder: string): Promise<number[]> {
  await until(() => processesIn(folder).length === 0, 10_000)
  return processesIn(folder)
}

/** Removes the folders of this test file, and ends what still runs in them after a failed test. */
export async function cleanUp(): Promise<void> {
  for (const folder of made.splice(0)) {
    for (const pid of processesIn(folder)) signal(pid, 'SIGKILL')
    await remaining(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Sends the signal; a process that is already gone is all right. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {}
}
