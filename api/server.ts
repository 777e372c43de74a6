import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, getConfig } from './config.ts'
import { stopsGracefully } from './graceful-stop.ts'
import { openSite } from './open-site.ts'
import { foldersIn } from './publish/release.ts'
import { servePages } from './publish/serve.ts'
import { startPublishing } from './publish/start-publishing.ts'
import { StartupError } from './startup-error.ts'

const log = (line: string) => console.log(line)

/** The port to listen on; a free one where the configuration says 0. Asked before anything is written. */
const findPort = ({ host, port }: Config): Promise<number> =>
  new Promise((found, fail) => {
    const probe = createServer()
    probe.once('error', (error) => fail(new StartupError(whyNot(error, host, port))))
    probe.listen({ host, port }, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : port))
    })
  })

const whyNot = (error: Error, host: string, port: number): string => {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to a number above 1023.`
  return `HOST ${host} cannot be listened on (${error.message}): correct HOST or unset it.`
}

const start = async (): Promise<void> => {
  const port = await findPort(getConfig(process.env))
  const config = getConfig({ ...process.env, PORT: String(port) })
  // Heard from the first moment on: a stop while starting leaves as cleanly as a later one. It may come twice, from the
  // terminal and from npm.
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  const site = await openSite(config, log)
  try {
    const { settings, root, database } = site
    const publishing = await startPublishing({ databaseUrl: database.url, root, settings, log, signal: stopping.signal })
    let closing = () => false
    const app = await site.buildApp({
      isReady: () => !closing() && publishing.trouble() === undefined,
      register: [(instance) => servePages(instance, foldersIn(root))],
    })
    const graceful = stopsGracefully(app)
    closing = graceful.closing
    try {
      if (!stopping.signal.aborted) {
        await app.listen({ host: config.host, port })
        log(`The site is at ${config.siteUrl}`)
      }
      if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
      log('Stopping')
    } finally {
      await graceful.stop()
      await publishing.stop()
    }
  } finally {
    await site.close()
  }
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
