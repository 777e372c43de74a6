// Makes node_modules match package-lock.json. Plain JavaScript for any Node, see launch.mjs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { takeLock } from './install-lock.mjs'

export class InstallError extends Error {}

const say = (text) => process.stderr.write(`${text}\n`)
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/** The Node that the npm package `node` brought; a plain path, because on Windows .bin holds a shell script. */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

const markerFile = (root) => join(root, 'node_modules', '.installed')

/** What an install depends on: the lock file's content and the kind of machine (binaries differ). */
function wanted(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`
}

const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity && Boolean(a.link) === Boolean(b.link)

/** True when npm itself already brought node_modules to the state of the lock file, for example by `npm install x`. */
function npmDidIt(root) {
  try {
    const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages
    const { '': _project, ...locked } = read('package-lock.json')
    const installed = read('node_modules', '.package-lock.json')
    const ours = (path) => existsSync(join(root, path))
    return (
      Object.entries(locked).every(([path, pkg]) => (installed[path] ? isSame(pkg, installed[path]) : pkg.optional)) &&
      Object.keys(installed).every((path) => locked[path] && ours(path))
    )
  } catch {
    return false
  }
}

/** Why an install is needed, as half a sentence, or undefined when all is in place. */
function missing(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'they are not installed yet'
  if (!existsSync(pinnedNode(root))) return 'the Node this project runs on is missing'
  const want = wanted(root)
  const marker = markerFile(root)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === want) return undefined
  if (!npmDidIt(root)) return 'package-lock.json has changed or the last install did not finish'
  writeFileSync(marker, want)
  return undefined
}

/** The npm that called us, on the Node it runs on; never a Node inside the folder that is about to be replaced. */
function npmCommand(root, path) {
  const cli = process.env.npm_execpath
  if (!cli?.endsWith('npm-cli.js')) return { command: 'npm', first: [], shell: process.platform === 'win32' }
  const inside = (file) => file.startsWith(join(root, 'node_modules') + sep)
  const own = process.env.npm_node_execpath ?? process.execPath
  const usable = !inside(own) || spawnSync('node', ['--version'], { env: { ...process.env, PATH: path } }).error
  return { command: usable ? own : 'node', first: [cli], shell: false }
}

async function install(root, run, lock) {
  const started = Date.now()
  const path = (process.env.PATH ?? '').split(delimiter).filter((dir) => !dir.startsWith(join(root, 'node_modules')))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const { command, first, shell } = npmCommand(root, env.PATH)
  rmSync(markerFile(root), { force: true })

  const output = []
  const tick = setInterval(() => say(`  still installing, ${seconds(started)}`), 5000)
  const onStart = (child) => {
    if (child.pid) lock.handTo(child.pid)
    child.stdout.on('data', (text) => output.push(text))
    child.stderr.on('data', (text) => output.push(text))
  }
  const stdio = ['ignore', 'pipe', 'pipe']
  const ended = await run(command, [...first, 'ci', '--loglevel=error'], { env, shell, stdio, onStart }).catch(
    (error) => {
      throw new InstallError(`npm could not be started (${error.message}): install npm and run the command again.`)
    },
  )
  clearInterval(tick)
  if (ended.code !== 0) {
    process.stderr.write(Buffer.concat(output))
    const how = ended.signal ?? `exit code ${ended.code}`
    throw new InstallError(`npm ci failed (${how}), its output is above: mend what it names and run the command again.`)
  }
  const node = spawnSync(pinnedNode(root), ['--version'], { encoding: 'utf8' })
  if (node.status !== 0) {
    throw new InstallError(
      'npm ci ended well, but the Node it installed does not run here: the project needs Linux with glibc, macOS or ' +
        'Windows, and npm must be allowed to run the install script of the package `node`.',
    )
  }
  writeFileSync(markerFile(root), wanted(root))
  say(`Packages installed in ${seconds(started)}, running on Node ${node.stdout.trim()}.`)
}

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json asks for. `run` starts a program and resolves
 * to { code, signal }. Throws InstallError with one sentence for the person at the keyboard.
 */
export async function ensureInstalled(root, run) {
  if (!missing(root)) return
  const lock = await takeLock(join(root, '.cache'), 'install', (pid) => {
    say(`Waiting for process ${pid}, which is installing the packages of this folder.`)
  })
  try {
    const why = missing(root)
    if (!why) return
    say(`Installing packages (npm ci): ${why}. The first time takes about a minute.`)
    await install(root, run, lock)
  } finally {
    lock.release()
  }
}
