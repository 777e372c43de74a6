import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const lockModule = pathToFileURL(join(import.meta.dirname, 'install-lock.mjs')).href
let folder: string
let running: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-lock-'))
  running = []
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Takes the lock, runs `body`, gives it back. */
function holder(body: string): ChildProcess {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { takeLock } from '${lockModule}'
    const note = (word) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, word + ' ' + process.pid + '\\n')
    const lock = await takeLock(${JSON.stringify(folder)}, 'install', (pid) => note('waits-for-' + pid))
    note('in')
    ${body}
    note('out')
    lock.release()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  running.push(child)
  return child
}

function log(): string[] {
  try {
    return readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
  } catch {
    return []
  }
}

test('one at a time, each in its turn', async () => {
  const holders = Array.from({ length: 8 }, () => holder('await new Promise((done) => setTimeout(done, 20))'))
  await Promise.all(holders.map((child) => once(child, 'close')))
  const turns = log().filter((line) => !line.startsWith('waits'))
  expect(turns).toHaveLength(16)
  for (let at = 0; at < turns.length; at += 2) expect(turns[at + 1]).toBe(turns[at]?.replace('in', 'out'))
})

test('a killed holder loses it to exactly one of those who wait', async () => {
  const first = holder('await new Promise(() => setInterval(() => {}, 1000))')
  await expect.poll(log, { timeout: 10_000 }).toContain(`in ${first.pid}`)
  const waiting = Array.from({ length: 4 }, () => holder(''))
  const waits = () => log().filter((line) => line.startsWith(`waits-for-${first.pid} `))
  await expect.poll(waits, { timeout: 10_000 }).toHaveLength(4)
  first.kill('SIGKILL')
  await Promise.all(waiting.map((child) => once(child, 'close')))
  const turns = log().filter((line) => !line.startsWith('waits') && !line.endsWith(` ${first.pid}`))
  expect(turns).toHaveLength(8)
  for (let at = 0; at < turns.length; at += 2) expect(turns[at + 1]).toBe(turns[at]?.replace('in', 'out'))
})

test('a child that outlives its parent keeps it', async () => {
  const parent = holder(`
    const { spawn } = await import('node:child_process')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
    lock.handTo(child.pid)
    note('child-' + child.pid)
    await new Promise(() => setInterval(() => {}, 1000))`)
  const childPid = () => Number(/child-(\d+)/.exec(log().join('\n'))?.[1])
  await expect.poll(childPid, { timeout: 10_000 }).toBeGreaterThan(0)
  parent.kill('SIGKILL')
  await once(parent, 'close')
  const next = holder('')
  await expect.poll(log, { timeout: 10_000 }).toContain(`waits-for-${childPid()} ${next.pid}`)
  process.kill(childPid())
  await once(next, 'close')
  expect(log()).toContain(`out ${next.pid}`)
})
