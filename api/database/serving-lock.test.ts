import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { claimDataFolder } from './serving-lock.ts'

const first = 'http://localhost:3000'
const second = 'http://localhost:4000'
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'serving-test-'))
})

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

async function serveElsewhere(address: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serving-process.ts'), dataDir, address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('a data folder that is being served', { timeout: 20_000 }, () => {
  it('refuses a second process and names the address of the first', async () => {
    const other = await serveElsewhere(first)
    const claim = claimDataFolder(dataDir, second)
    await expect(claim).rejects.toThrow(StartupError)
    await expect(claim).rejects.toThrow(
      `The data folder ${dataDir} is already being served at ${first}: stop that one first, or set DATA_DIR to another folder.`,
    )
    await other.kill()
  })

  it('is free again when the process that served it was killed', async () => {
    const other = await serveElsewhere(first)
    await other.kill()
    const claim = await claimDataFolder(dataDir, second)
    await expect(claimDataFolder(dataDir, first)).rejects.toThrow(second)
    claim.release()
  })

  it('is free again after a release, and a late second release takes nothing from the next', async () => {
    const claim = await claimDataFolder(dataDir, first)
    await expect(claimDataFolder(dataDir, second)).rejects.toThrow(first)
    claim.release()
    const next = await claimDataFolder(dataDir, second)
    claim.release()
    await expect(claimDataFolder(dataDir, first)).rejects.toThrow(second)
    next.release()
  })

  it('is claimed by one of many at once', async () => {
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => claimDataFolder(dataDir, first)))
    const held = claims.filter((claim) => claim.status === 'fulfilled')
    expect(held).toHaveLength(1)
    for (const { value } of held) value.release()
  })

  it('that cannot be written is named', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    await expect(claimDataFolder(join(file, 'data'), first)).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be`,
    )
  })
})
