import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { addressOf, type Config } from './config.ts'
import { claimDataFolder } from './database/serving-lock.ts'
import { StartupError } from './startup-error.ts'

/**
 * The port to listen on; a free one where the configuration says 0. Asked before anything is written.
 * @throws StartupError where it is taken: by the site that serves this data folder, or by another program
 */
export const findFreePort = async (config: Config): Promise<number> => {
  const { host, port, dataDir } = config
  // The name stands for both families, and the port has to be free in each that the machine has.
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  let found = port
  for (const address of addresses) {
    try {
      found = await probe(address, found)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (addresses.length > 1 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue
      if (code === 'EADDRINUSE' && existsSync(dataDir)) {
        const claim = await claimDataFolder(dataDir, addressOf(host, port))
        claim.release()
      }
      throw new StartupError(whyNot(error, host, port))
    }
  }
  return found
}

const probe = (host: string, port: number): Promise<number> =>
  new Promise((found, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen({ host, port }, () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : port))
    })
  })

const whyNot = (error: unknown, host: string, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to a number above 1023.`
  const reason = error instanceof Error ? error.message : String(error)
  return `HOST ${host} cannot be listened on (${reason}): correct HOST or unset it.`
}
