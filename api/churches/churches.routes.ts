import type { FastifyInstance } from 'fastify'
import { limits } from '#content/business.ts'
import { messages } from '#content/messages.ts'
import { calls } from '#contract/calls.ts'
import { describePart, foundOr, serveCall } from '../call-route.ts'
import type { Orm } from '../database/open.ts'
import { getChurch, listChurches, listChurchPart } from './churches.ts'
import { MapIndex } from './map-index.ts'
import { listMapPlaces } from './map-places.ts'

export const churchRoutes = (app: FastifyInstance, { orm }: { orm: Orm }): void => {
  const mapIndex = new MapIndex()
  serveCall(app, calls.listChurches, async ({ query }, reply, request) => {
    const part = { limit: query.limit ?? limits.apiDefaultLimit, offset: query.offset ?? 0 }
    const list = query.count === 'false' ? listChurchPart : listChurches
    const { churches, ...size } = await list(orm.em.fork(), query)
    describePart(reply, request, { ...part, ...size })
    return churches
  })
  serveCall(app, calls.listMapPlaces, ({ query }) => listMapPlaces(orm.em.fork(), mapIndex, query))
  serveCall(app, calls.getChurch, async ({ params }) => {
    return foundOr(await getChurch(orm.em.fork(), params.slug), messages.churchNotFound).church
  })
}
