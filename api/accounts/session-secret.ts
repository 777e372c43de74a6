import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret that signs session cookies: the configured one, else one that is made on first use and kept in the data
 * folder, so that a restart signs nobody out. At least 32 characters.
 */
export const keepSessionSecret = async (dataDir: string, configured?: string): Promise<string> => {
  if (configured) return configured
  const file = join(dataDir, 'session-secret')
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
