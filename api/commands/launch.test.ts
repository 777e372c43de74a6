import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const launcher = join(import.meta.dirname, 'launch.mjs')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(source: string, args: string[] = [], { underShell = false } = {}) {
  const script = join(folder, 'script.ts')
  writeFileSync(script, source)
  const command = [process.execPath, launcher, script, ...args]
  const [program = '', ...rest] = underShell ? ['sh', '-c', `${command.join(' ')}; true`] : command
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'ignore'], env })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  return { child, printed: () => output }
}

const server = `
  let signals: string[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {
    signals.push(signal)
    setTimeout(() => { console.log('stopped by', signals.join(' ')); process.exit(0) }, 200)
  })
  setInterval(() => {}, 1000)
  console.log('up')`

test('runs TypeScript on the pinned Node and ends as it ends', async () => {
  const { child, printed } = start('console.log(process.version, process.argv.slice(2)); process.exit(7)', ['a', '--b'])
  const [code] = await once(child, 'close')
  expect(code).toBe(7)
  expect(printed()).toMatch(/^v24\..*\[ 'a', '--b' \]\n$/)
})

test('a program ended by a signal ends the launcher with 128 and its number', async () => {
  const { child } = start(`process.kill(process.pid, 'SIGKILL')`)
  expect(await once(child, 'close')).toEqual([137, null])
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s to the launcher alone is handed down once', async (signal) => {
  const { child, printed } = start(server)
  await expect.poll(printed, { timeout: 10_000 }).toContain('up')
  child.kill(signal)
  child.kill(signal)
  const [code] = await once(child, 'close')
  expect({ code, printed: printed() }).toEqual({ code: 0, printed: `up\nstopped by ${signal}\n` })
})

test('when the shell that npm put between is killed, the program is stopped too', async () => {
  const { child, printed } = start(server, [], { underShell: true })
  await expect.poll(printed, { timeout: 10_000 }).toContain('up')
  child.kill('SIGTERM')
  // The pipe closes once the last process that holds it has ended.
  await once(child, 'close')
  expect(printed()).toBe('up\nstopped by SIGTERM\n')
})
