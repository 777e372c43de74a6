import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import { type AppDeps, buildApp } from '../../api/app.ts'
import { createClient } from '../../api/contract/client.ts'
import { connectOrm, type Orm } from '../../api/database/open.ts'
import { ChangeSubscriber } from '../../api/publish/changes.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestServer extends AsyncDisposable {
  origin: string
  databaseUrl: string
  dataDir: string
  app: FastifyInstance
  orm: Orm
  /** Makes calls of the contract against this server. */
  call: ReturnType<typeof createClient>
  /** Fetches an address of this server; redirects are not followed. */
  get: (path: string, init?: RequestInit) => Promise<Response>
  /** A fresh entity manager. */
  em: () => EntityManager
}

/** The real app on a port of its own, with a database and a data folder of its own. Use with `await using`. */
export const startServer = async ({ now = () => new Date(), ...more }: Partial<AppDeps> = {}): Promise<TestServer> => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'test-data-'))
  const orm = await connectOrm(database.url, [new ChangeSubscriber()])
  const config = { dataDir, trustProxy: [], logLevel: 'silent' as const }
  const app = await buildApp({ orm, config, now, ...more })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    origin,
    databaseUrl: database.url,
    dataDir,
    app,
    orm,
    call: createClient({ origin }),
    get: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    em: () => orm.em.fork(),
    [Symbol.asyncDispose]: async () => {
      app.server.closeAllConnections()
      await app.close()
      await orm.close(true)
      await database[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
