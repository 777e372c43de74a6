// node api/commands/launch.mjs <script.ts> [args…]
//
// Every npm script starts here, so that a fresh clone needs nothing before its first command. Plain JavaScript without
// packages, because it runs on whatever Node the machine has (18 or newer) to bring the Node that the project needs.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, InstallError, pinnedNode } from './install.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const [script, ...args] = process.argv.slice(2)

let child
let stopSignal

// A terminal sends Ctrl-C to the whole process group, the child included, and npm passes it on once more. A signal that
// was sent to us or to npm alone has to be handed down, but only once.
const underTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
function stop(signal) {
  if (stopSignal) return
  stopSignal = signal
  if (!(signal === 'SIGINT' && underTerminal)) child?.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// SIGTERM to npm reaches only the shell between npm and us, and that shell ends without passing it on.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref()
}

/** Resolves to how the program ended; rejects when it could not be started. */
function run(command, commandArgs, options) {
  return new Promise((done, fail) => {
    child = spawn(command, commandArgs, { cwd: root, ...options })
    child.once('error', fail)
    child.once('close', (code, signal) => {
      child = undefined
      done({ code, signal })
    })
    options.onStart?.(child)
  })
}

function exitAs({ code, signal }) {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
}

if (!script) {
  console.error('Usage: node api/commands/launch.mjs <script.ts> [args…]')
  process.exit(2)
}
try {
  await ensureInstalled(root, run)
} catch (error) {
  if (stopSignal) exitAs({ signal: stopSignal })
  if (!(error instanceof InstallError)) throw error
  console.error(error.message)
  process.exit(1)
}
if (stopSignal) exitAs({ signal: stopSignal })
exitAs(await run(pinnedNode(root), [script, ...args], { stdio: 'inherit' }))
