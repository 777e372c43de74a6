import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { StartupError } from './startup-error.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const builds = join(root, 'dist')
const siteSources = ['site', 'content', 'api/contract', 'astro.config.mjs', 'package-lock.json']
const loaderSources = ['api']
// They reach pages through the database.
const records = /^content\/(news|sample)\//

export interface SiteBuild {
  /** The compiled handler's module. */
  entry: URL
  /** Hashed assets and the other files that are published as they are. */
  clientFolder: string
  /** Changes with everything that a page's bytes are made from, but for the data and the configuration. */
  hash: string
}

/**
 * The compiled site for the sources as they are now, by their content; built where it is missing.
 * @throws StartupError where the sources do not compile, with the last lines of what Astro said; the signal's reason
 *   once it is aborted
 */
export const ensureSiteBuilt = async (
  log: (line: string) => void = console.log,
  signal?: AbortSignal,
): Promise<SiteBuild> => {
  const hash = await hashOf(siteSources)
  const folder = join(builds, hash)
  if (!existsSync(folder)) await build(folder, log, signal)
  const now = new Date()
  await utimes(folder, now, now)
  return {
    entry: pathToFileURL(join(folder, 'server', 'entry.mjs')),
    clientFolder: join(folder, 'client'),
    hash: createHash('sha256')
      .update(hash)
      .update(await hashOf(loaderSources))
      .digest('hex'),
  }
}

const build = async (folder: string, log: (line: string) => void, signal?: AbortSignal): Promise<void> => {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
  log('Building the site: its sources are new or have changed')
  const scratch = join(builds, `building-${process.pid}`)
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', relative(root, scratch)], {
    cwd: root,
    // Whoever starts the build, a test run too, gets the same files.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', PUBLIC_BUILD: basename(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part.toString()))
  const kill = () => child.kill()
  signal?.addEventListener('abort', kill, { once: true })
  const progress = setInterval(() => log(`  still building the site, ${seconds()}`), 5000)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  clearInterval(progress)
  signal?.removeEventListener('abort', kill)
  if (code !== 0) {
    await rm(scratch, { recursive: true, force: true })
    signal?.throwIfAborted()
    throw new StartupError(`The site does not compile; correct what Astro says here:\n${output.join('').slice(-3000)}`)
  }
  try {
    await rename(scratch, folder)
  } catch (error) {
    // Another process has built the same sources meanwhile.
    if (!existsSync(folder)) throw error
    await rm(scratch, { recursive: true, force: true })
  }
  await removeOldBuilds(folder)
  log(`Built the site in ${seconds()}`)
}

// A running server goes on with its own build; the two before it are kept for that.
const removeOldBuilds = async (current: string): Promise<void> => {
  const folders = await Promise.all(
    (await readdir(builds)).map(async (name) => ({
      path: join(builds, name),
      at: (await stat(join(builds, name))).mtimeMs,
    })),
  )
  const others = folders.filter(({ path }) => path !== current).sort((a, b) => b.at - a.at)
  const isUnfinished = ({ path }: { path: string }) => path.includes('building-')
  const old = others.filter((folder) => !isUnfinished(folder)).slice(2)
  // What a killed build has left; one that is under way is younger.
  const abandoned = others.filter((folder) => isUnfinished(folder) && Date.now() - folder.at > 60 * 60 * 1000)
  for (const { path } of [...old, ...abandoned]) await rm(path, { recursive: true, force: true })
}

const hashOf = async (sources: string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of await filesOf(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0')
    }
  return hash.digest('hex').slice(0, 32)
}

const filesOf = async (path: string): Promise<string[]> => {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !records.test(relative(root, file)))
    .sort()
}
