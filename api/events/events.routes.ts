import type { FastifyInstance } from 'fastify'
import { limits } from '#content/business.ts'
import { messages } from '#content/messages.ts'
import { calls } from '#contract/calls.ts'
import { describePart, foundOr, serveCall } from '../call-route.ts'
import { dayOf, type Now } from '../clock.ts'
import type { Orm } from '../database/open.ts'
import { getEvent, listEvents, toListedEvent } from './events.ts'

export const eventRoutes = (app: FastifyInstance, { orm, now }: { orm: Orm; now: Now }): void => {
  serveCall(app, calls.listEvents, async ({ query }, reply, request) => {
    const part = { limit: query.limit ?? limits.apiDefaultLimit, offset: query.offset ?? 0 }
    const { events, total } = await listEvents(orm.em.fork(), { from: dayOf(now()), ...part })
    describePart(reply, request, { total, ...part })
    return events.map(toListedEvent)
  })
  serveCall(app, calls.getEvent, async ({ params }) => {
    return toListedEvent(foundOr(await getEvent(orm.em.fork(), params.slug), messages.event.notFound).event)
  })
}
