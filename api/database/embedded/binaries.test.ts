import { chmodSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serverAccount } from './account.ts'
import { completeLinks, installedBinaries, type Native, refuseForeignLibrary, runs } from './binaries.ts'
import { dropOutsideCopy, usableBinaries } from './binaries-copy.ts'
import { openFolder, protect } from './folder.ts'
import { cleanUp, freshFolder } from './test-folders.ts'

const links = (native: Native) =>
  readdirSync(join(native.path, 'lib'), { withFileTypes: true }).filter((entry) => entry.isSymbolicLink())

/** The binaries as npm leaves them when install scripts may not run. */
function withoutLinks(): Native {
  const installed = installedBinaries()
  completeLinks(installed)
  const native = { ...installed, path: join(freshFolder(), 'native') }
  cpSync(installed.path, native.path, { recursive: true, verbatimSymlinks: true })
  for (const { name } of links(native)) rmSync(join(native.path, 'lib', name))
  return native
}

const isRoot = process.getuid?.() === 0

afterAll(cleanUp, 60_000)

describe('the binaries', { timeout: 30_000 }, () => {
  it('get the links to libraries that a skipped install script left out', () => {
    const native = withoutLinks()
    expect(runs(native, undefined)).toBe(false)
    completeLinks(native)
    expect(links(native).length).toBeGreaterThan(5)
    expect(runs(native, undefined)).toBe(true)
  })

  it.each([
    ['beside the data', 0o755],
    ["outside a data folder that is closed to the server's account", 0o700],
  ])('are copied %s when they cannot be used where they are', (_, mode) => {
    const native = withoutLinks()
    // Root writes anywhere but lends the server an account that cannot enter; others cannot make the links.
    chmodSync(dirname(native.path), 0o700)
    chmodSync(join(native.path, 'lib'), 0o555)
    const dataDir = freshFolder()
    chmodSync(dataDir, mode)
    const folder = openFolder(dataDir)
    const account = serverAccount(folder)
    protect(folder, isRoot)
    const usable = usableBinaries(folder, account, native)
    chmodSync(join(native.path, 'lib'), 0o755)
    expect(usable.path).not.toBe(native.path)
    expect(runs(usable, account)).toBe(true)
    const outside = isRoot && mode === 0o700
    expect(usable.path.startsWith(folder.root)).toBe(!outside)
    dropOutsideCopy(folder)
    expect(existsSync(usable.path)).toBe(!outside)
  })

  it('ask for DATABASE_URL where the C library is not the one they need', () => {
    expect(() => refuseForeignLibrary('linux', undefined)).toThrow(/musl.*set DATABASE_URL/)
    expect(() => refuseForeignLibrary('linux', '2.26')).toThrow(/2\.26: set DATABASE_URL/)
    expect(() => refuseForeignLibrary('linux', '2.27')).not.toThrow()
    expect(() => refuseForeignLibrary('darwin', undefined)).not.toThrow()
  })
})
