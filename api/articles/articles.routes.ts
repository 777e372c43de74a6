import type { FastifyInstance } from 'fastify'
import { limits } from '#content/business.ts'
import { messages } from '#content/messages.ts'
import { calls } from '#contract/calls.ts'
import { describePart, foundOr, serveCall } from '../call-route.ts'
import type { Orm } from '../database/open.ts'
import { getArticle, listArticles } from './articles.ts'

export const articleRoutes = (app: FastifyInstance, { orm }: { orm: Orm }): void => {
  serveCall(app, calls.listArticles, async ({ query }, reply, request) => {
    const part = { limit: query.limit ?? limits.apiDefaultLimit, offset: query.offset ?? 0 }
    const { articles, total } = await listArticles(orm.em.fork(), part)
    describePart(reply, request, { total, ...part })
    return articles.map(({ updatedAt: _, ...article }) => article)
  })
  serveCall(app, calls.getArticle, async ({ params }) => {
    return foundOr(await getArticle(orm.em.fork(), params.slug), messages.article.notFound).article
  })
}
