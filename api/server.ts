import { once } from 'node:events'
import { getConfig } from './config.ts'
import { findFreePort } from './free-port.ts'
import { stopsGracefully } from './graceful-stop.ts'
import { openSite } from './open-site.ts'
import { foldersIn } from './publish/release.ts'
import { servePages } from './publish/serve.ts'
import { startPublishing } from './publish/start-publishing.ts'
import { StartupError } from './startup-error.ts'

const log = (line: string) => console.log(line)
const stopped = new Error('stopped')

const start = async (): Promise<void> => {
  const port = await findFreePort(getConfig(process.env))
  const config = getConfig({ ...process.env, PORT: String(port) })
  // Heard from the first moment on: a stop while starting leaves as cleanly as a later one. It may come twice, from the
  // terminal and from npm.
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort(stopped))
  const site = await openSite(config, log, stopping.signal)
  try {
    const { settings, root, database } = site
    const publishing = await startPublishing({
      databaseUrl: database.url,
      root,
      settings,
      log,
      signal: stopping.signal,
    })
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
  if (error === stopped) process.exit()
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
