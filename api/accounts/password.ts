import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

// The floor of the OWASP cheat sheet: 19 MiB, two passes, one lane.
const memory = 19_456
const passes = 2
const parallelism = 1
const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The password as an argon2id PHC string. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: 32 })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(hash)}`
}
