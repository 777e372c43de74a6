import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { until } from '../../api/database/embedded/wait.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** How a program ended. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Program {
  child: ChildProcess
  /** What it has printed so far. */
  printed: () => string
  /** What it has printed to stderr so far. */
  complained: () => string
  /** Resolves when it has ended and all that it printed has arrived. */
  ended: Promise<Ending>
  hasEnded: () => boolean
}

export interface ServerProgram extends Program {
  /** Whether it takes requests. */
  isUp: () => boolean
  /** Resolves once it takes requests. @throws with what it printed when it ends before, or not in time */
  up: () => Promise<void>
}

/**
 * A program of the project as a process of its own, with only this configuration.
 * @param cwd another copy of the project's sources
 */
export const startProgram = (
  script: string,
  configuration: Record<string, string | undefined>,
  { args = [], cwd = root }: { args?: string[]; cwd?: string } = {},
): Program => {
  // The test runner's own variables would make the site another one.
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const env = { PATH, HOME, TMPDIR, LANG, ...configuration }
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let complained = ''
  let over = false
  child.stdout.on('data', (part: Buffer) => {
    printed += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    complained += part.toString()
  })
  const ended = new Promise<Ending>((done) => {
    child.once('close', (code, signal) => {
      over = true
      done({ code, signal })
    })
  })
  return { child, printed: () => printed, complained: () => complained, ended, hasEnded: () => over }
}

/** The real server; the last line of its start is what tells that it listens. */
export const startServerProgram = (
  configuration: Record<string, string | undefined>,
  patienceMs = 120_000,
): ServerProgram => {
  const program = startProgram('api/server.ts', configuration)
  const isUp = () => program.printed().includes('The site is at')
  const up = async () => {
    await until(() => isUp() || program.hasEnded(), patienceMs)
    if (!isUp()) throw new Error(`the server does not come up:\n${program.printed()}${program.complained()}`)
  }
  return { ...program, isUp, up }
}

/** A port on which nothing listens at present. */
export const freePort = (): Promise<number> =>
  new Promise((found, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
