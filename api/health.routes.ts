import type { FastifyInstance } from 'fastify'
import type { Orm } from './database/open.ts'

interface HealthDeps {
  orm: Orm
  /** Further reasons not to send requests here: stopping, not yet published. */
  isReady?: () => boolean
}

const patienceMs = 2000

/** /healthz: the process runs. /readyz: it can answer, with the database there and its tables up to date (R47). */
export const healthRoutes = (app: FastifyInstance, { orm, isReady = () => true }: HealthDeps): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const ready =
      isReady() && (await databaseAnswers(orm).catch((error) => request.log.warn({ err: error }, 'not ready')))
    return ready ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' })
  })
}

const databaseAnswers = async (orm: Orm): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the database takes too long to answer')), patienceMs)
  })
  try {
    const pending = await Promise.race([orm.migrator.getPending(), tooLate])
    return pending.length === 0
  } finally {
    clearTimeout(timer)
  }
}
