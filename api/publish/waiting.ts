import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pg from 'pg'
import { timings } from '#content/business.ts'
import { changesOfCall } from './changes.ts'
import { anyDue, publishedChannel } from './due-changes.ts'

/** How long the answer of a write waits for its page (ruling 32). */
const patienceMs = timings.publishWait

export interface PublishWatch {
  /** Resolves with true once all these changes are published, with false after `ms` milliseconds. */
  published: (ids: readonly string[], ms?: number) => Promise<boolean>
  stop: () => Promise<void>
}

/** Hears from whichever process publishes; asks the table, so that a missed message costs time only. */
export const watchPublishing = (databaseUrl: string, orm: MikroORM): PublishWatch => {
  const heard = new Set<() => void>()
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patienceMs })
    const forget = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('error', forget)
    fresh.on('end', forget)
    fresh.on('notification', () => {
      for (const tell of heard) tell()
    })
    await fresh.connect()
    await fresh.query(`listen ${publishedChannel}`)
    client = fresh
  }
  const listen = () => {
    if (client) return Promise.resolve()
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
    return connecting
  }

  const published = async (ids: readonly string[], ms = patienceMs): Promise<boolean> => {
    if (ids.length === 0) return true
    const deadline = performance.now() + ms
    await listen().catch(() => {})
    for (;;) {
      let tell = () => {}
      const next = new Promise<void>((done) => {
        tell = done
      })
      heard.add(tell)
      try {
        if (!(await anyDue(orm.em.fork(), ids))) return true
        const left = deadline - performance.now()
        if (left <= 0) return false
        const timer = setTimeout(tell, Math.min(left, 250))
        await next
        clearTimeout(timer)
      } finally {
        heard.delete(tell)
      }
    }
  }

  return {
    published,
    stop: async () => {
      await connecting?.catch(() => {})
      await client?.end().catch(() => {})
    },
  }
}

/** Lets every call that changed something answer when its pages are there, and say so in X-Published. */
export const waitForPages = (app: FastifyInstance, watch: PublishWatch): void => {
  const changes = new WeakMap<FastifyRequest, string[]>()
  app.addHook('preHandler', (request, _reply, done) => {
    const own: string[] = []
    changes.set(request, own)
    changesOfCall.run(own, done)
  })
  app.addHook('onSend', async (request, reply) => {
    const own = changes.get(request)
    if (!own?.length || reply.statusCode >= 400) return
    reply.header('x-published', String(await watch.published(own).catch(() => false)))
  })
}
