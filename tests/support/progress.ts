import { type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const started = Date.now()

/** Whole seconds since this run began, or since another moment in milliseconds. */
export const elapsed = (since = started) => `${Math.round((Date.now() - since) / 1000)} s`

export function header(text: string) {
  console.log(`\n[${elapsed()}] ${text}`)
}

/** Awaits something that may take long and says every five seconds that it still does. */
export async function withProgress<T>(what: string, work: Promise<T>): Promise<T> {
  const since = Date.now()
  const tick = setInterval(() => console.log(`  ${what}, ${elapsed(since)}`), 5000)
  return work.finally(() => clearInterval(tick))
}

export interface Ended {
  code: number
  /** What the program printed, when its output was piped. */
  output: string
}

/**
 * Runs a program to its end; code 127 when it could not be started. SIGTERM is handed down and Ctrl-C reaches the program
 * by itself (a terminal sends it to all); either ends this process once the program has ended.
 */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let stopped: NodeJS.Signals | undefined
    const stop = (signal: NodeJS.Signals) => {
      stopped = signal
      if (signal === 'SIGTERM') child.kill(signal)
    }
    process.on('SIGTERM', stop).on('SIGINT', stop)
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    const end = (code: number, extra = '') => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (stopped) process.exit(128 + constants.signals[stopped])
      done({ code, output: Buffer.concat(parts).toString() + extra })
    }
    child.once('error', (error) => end(127, error.message))
    child.once('close', (code) => end(code ?? 1))
  })
}

/** The script of an installed package, run on the Node that runs us: `tool('vitest', 'vitest.mjs')`. */
export function tool(name: string, script: string): string {
  return fileURLToPath(new URL(`../../node_modules/${name}/${script}`, import.meta.url))
}
