// node tests/support/complete-lock.ts
//
// npm leaves a platform's package out of package-lock.json when the registry it asks does not hold it, and `npm ci` then
// refuses the lock file on every machine. This adds the missing entries: the version is the exact one that the package
// naming it asks for; there is no integrity, since npm never saw the file. tests/rules/supply-chain.test.ts tells when
// it is needed.
import { readFileSync, writeFileSync } from 'node:fs'

export interface LockedPackage {
  version: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

export interface MissingPackage {
  name: string
  version: string
  wantedBy: string
}

const lockFile = new URL('../../package-lock.json', import.meta.url)

export const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8')) as Lock

/** The optional packages that the lock file's packages name and that it has no entry for. */
export function missingPackages({ packages }: Lock): MissingPackage[] {
  const missing = Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${wantedBy}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
  return missing.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Which machines a platform package is for, from its name, as in `@x/y-linux-arm64-musl`. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/)
  const pick = (known: string[]) => known.filter((word) => words.includes(word))
  const os = pick(['android', 'darwin', 'freebsd', 'linux', 'win32'])
  const cpu = pick(['arm64', 'arm', 'ia32', 'x64', 'wasm32'])
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  if (cpu.length === 0) throw new Error(`${name}: its name does not tell which machine it is for`)
  return { cpu, ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

if (import.meta.main) {
  const lock = readLock()
  for (const { name, version, wantedBy } of missingPackages(lock)) {
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
      throw new Error(`${wantedBy} asks for ${name} ${version}: not one version`)
    const dev = lock.packages[wantedBy]?.dev
    const entry = { ...platformOf(name), ...(dev && { dev }), optional: true }
    const inNpmsOrder = Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
    lock.packages[`node_modules/${name}`] = { version, ...inNpmsOrder }
    console.log(`added ${name} ${version}`)
  }
  const [[, project], ...rest] = Object.entries(lock.packages) as [
    [string, LockedPackage],
    ...[string, LockedPackage][],
  ]
  const sorted = rest.sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries([['', project], ...sorted])
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
}
