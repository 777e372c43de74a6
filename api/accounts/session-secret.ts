import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret that signs session cookies: the configured one, else one that is made on first use and kept in the data
 * folder, so that a restart signs nobody out. At least 32 characters.
 */
export const keepSessionSecret = async (dataDir: string, configured?: string): Promise<string> => {
  if (configured) return configured
  const file = join(dataDir, 'session-secret')
  // Written beside and linked, so that whoever is killed in between leaves no empty secret.
  const draft = `${file}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}
