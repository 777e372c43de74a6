import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSessionSecret } from './session-secret.ts'

test('the session secret is made once, kept for the account alone, and gives way to a configured one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'secret-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const made = await keepSessionSecret(dataDir)
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(await keepSessionSecret(dataDir)).toBe(made)
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  expect(await keepSessionSecret(dataDir, 'x'.repeat(32))).toBe('x'.repeat(32))
})
