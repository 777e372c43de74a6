// npm run dev: Astro's own server with live reload of pages and islands, on the data and the API of the site.

import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dev } from 'astro'
import type { PageLocals, PageName } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import { dayOf } from '../clock.ts'
import { getConfig } from '../config.ts'
import { openSite } from '../open-site.ts'
import { matchPath, type PageKind } from '../publish/page-kind.ts'
import { pageKinds } from '../publish/pages.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = getConfig(process.env)
  const site = await openSite(config, console.log)
  const { database } = site
  const app = await site.buildApp({})
  await app.listen({ host: '127.0.0.1', port: 0 })
  const api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const kinds = Object.entries(pageKinds(site.settings)) as [PageName, PageKind][]
  const context = { today: () => dayOf(new Date()) }

  const localsFor = async (path: string): Promise<PageLocals | undefined> => {
    for (const [, kind] of kinds) {
      const params = matchPath(kind.patterns, path)
      const loaded = params && (await kind.load(database.orm.em.fork(), params, context))
      if (loaded?.kind === 'page') return { page: loaded.page, path, origin: config.siteUrl, tiles: config.tiles }
    }
    return undefined
  }

  const server = await dev({
    server: { host: config.host, port: config.port },
    vite: {
      server: { proxy: { '/api': api, '/uploads': api, '/healthz': api, '/readyz': api } },
      plugins: [
        {
          name: 'page-locals',
          configureServer: ({ middlewares }) => {
            middlewares.use(async (request: IncomingMessage, _response, next) => {
              try {
                const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/')
                const locals = (await localsFor(path)) ?? (await localsFor(paths.notFound('site')))
                Reflect.set(request, Symbol.for('astro.locals'), locals)
                next()
              } catch (error) {
                next(error)
              }
            })
          },
        },
      ],
    },
  })
  const stopped = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve())
  await stopped.promise
  await server.stop()
  await app.close()
  await site.close()
})
