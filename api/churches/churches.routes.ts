import type { FastifyInstance } from 'fastify'
import { limits } from '#content/business.ts'
import { messages } from '#content/messages.ts'
import { calls } from '#contract/calls.ts'
import { describePart, foundOr, serveCall } from '../call-route.ts'
import type { Orm } from '../database/open.ts'
import { getChurch, listChurches } from './churches.ts'

export const churchRoutes = (app: FastifyInstance, { orm }: { orm: Orm }): void => {
  serveCall(app, calls.listChurches, async ({ query }, reply, request) => {
    const { churches, total } = await listChurches(orm.em.fork(), query)
    describePart(reply, request, { total, limit: query.limit ?? limits.apiDefaultLimit, offset: query.offset ?? 0 })
    return churches
  })
  serveCall(app, calls.getChurch, async ({ params }) => {
    return foundOr(await getChurch(orm.em.fork(), params.slug), messages.churchNotFound).church
  })
}
