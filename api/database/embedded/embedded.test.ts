import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { StartupError } from '../../startup-error.ts'
import { startEmbeddedPostgres } from './start.ts'
import { cleanUp, freshFolder, remaining, serverPid, signal } from './test-folders.ts'

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(question)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

const hold = (dataDir: string): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'writer-process.ts'), dataDir, '--hold'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })

afterAll(cleanUp, 60_000)

describe('the embedded server', { timeout: 60_000 }, () => {
  it('starts on an empty folder, understands accents and lets nobody in without the password', async () => {
    const dataDir = freshFolder()
    const server = await startEmbeddedPostgres({ dataDir })
    expect(server.adopted).toBe(false)
    expect(await ask(server.url, "SELECT lower('ŽÉ') AS answer")).toBe('žé')
    expect(
      await ask(
        server.url,
        "SELECT current_setting('fsync') || current_setting('synchronous_commit') || current_setting('data_sync_retry') AS answer",
      ),
    ).toBe('ononoff')
    const { password } = new URL(server.url)
    await expect(ask(server.url.replace(password, 'postgres'), 'SELECT 1 AS answer')).rejects.toThrow('password')
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
    await server.stop()
    expect(await remaining(dataDir)).toEqual([])
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('init-'))).toEqual([])
  })

  it('is joined by a second start and ended by its owner, not by who joined it', async () => {
    const dataDir = freshFolder()
    const owner = await startEmbeddedPostgres({ dataDir })
    const guest = await startEmbeddedPostgres({ dataDir })
    expect(guest).toMatchObject({ adopted: true, pid: owner.pid, url: owner.url })
    await guest.stop()
    expect(await ask(owner.url, 'SELECT 1 AS answer')).toBe(1)
    await owner.stop()
    expect(await remaining(dataDir)).toEqual([])
  })

  it("stays for a guest when its owner leaves, and is then the guest's to end", async () => {
    const dataDir = freshFolder()
    const owner = await startEmbeddedPostgres({ dataDir })
    const guest = await startEmbeddedPostgres({ dataDir })
    await owner.stop()
    expect(await ask(guest.url, 'SELECT 1 AS answer')).toBe(1)
    await guest.stop()
    expect(await remaining(dataDir)).toEqual([])
  })

  it('is started once by processes that start at the same moment', async () => {
    const dataDir = freshFolder()
    const processes = [hold(dataDir), hold(dataDir), hold(dataDir)]
    const outputs = processes.map((process) => (process.stdout ? text(process.stdout) : ''))
    await Promise.all(processes.map(({ stdout }) => stdout && once(stdout, 'data')))
    for (const { stdin } of processes) stdin?.end()
    const lines = (await Promise.all(outputs)).map((output) => output.trim().split(' '))
    expect(new Set(lines.map(([, pid]) => pid)).size).toBe(1)
    expect(lines.map(([, , adopted]) => adopted).sort()).toEqual(['false', 'true', 'true'])
    expect(await remaining(dataDir)).toEqual([])
  })

  it.each([
    [
      'a stranger that now has its number',
      (file: string, stranger: number) => `${stranger}\n${readFileSync(file, 'utf8').split('\n').slice(1).join('\n')}`,
    ],
    ['nobody, as it was cut off', () => ''],
  ])('starts after a kill although its pid file names %s', async (_, rewrite) => {
    const dataDir = freshFolder()
    const killed = await startEmbeddedPostgres({ dataDir })
    signal(killed.pid, 'SIGKILL')
    expect(await remaining(dataDir)).toEqual([])
    // PostgreSQL gives way only to a process of its own user, as another server is.
    const stranger = await startEmbeddedPostgres({ dataDir: freshFolder() })
    const file = join(dataDir, 'postgres/data/postmaster.pid')
    writeFileSync(file, rewrite(file, stranger.pid))
    const server = await startEmbeddedPostgres({ dataDir })
    expect(server.adopted).toBe(false)
    expect(server.pid).not.toBe(stranger.pid)
    await server.stop()
    await killed.stop()
    await stranger.stop()
    expect(serverPid(dataDir)).toBeUndefined()
  })

  it('puts a full log aside when it starts', async () => {
    const dataDir = freshFolder()
    mkdirSync(join(dataDir, 'postgres'))
    const log = join(dataDir, 'postgres/postgres.log')
    writeFileSync(log, '')
    truncateSync(log, 6 * 1024 * 1024)
    const server = await startEmbeddedPostgres({ dataDir })
    await server.stop()
    expect(statSync(`${log}.1`).size).toBe(6 * 1024 * 1024)
    expect(statSync(log).size).toBeLessThan(10_000)
  })
})

describe('what the operator is told', () => {
  it('names a data folder that cannot be written, and the setting', async () => {
    const file = join(freshFolder(), 'file')
    writeFileSync(file, '')
    const start = startEmbeddedPostgres({ dataDir: join(file, 'data') })
    await expect(start).rejects.toThrow(StartupError)
    await expect(start).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR): give the user that starts the site write permission to it, or set DATA_DIR to a folder that can be written.`,
    )
  })
})
