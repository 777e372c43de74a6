import { z } from 'zod'
import { Article, ArticleSummary } from './article.ts'
import { Church, ChurchDetail, ChurchQuery } from './church.ts'
import { ChurchEvent } from './event.ts'
import { listQuery, recordParams } from './list.ts'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its parameters as Fastify writes them: `/api/churches/:slug`. */
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
}

/** Every call of the site: the server registers them, islands and tests make them, /api/docs prints them. */
export const calls = {
  listChurches: {
    method: 'GET',
    path: '/api/churches',
    summary: 'Approved churches: featured first, then premium, then by match and name',
    query: ChurchQuery,
    reply: z.array(Church),
  },
  getChurch: {
    method: 'GET',
    path: '/api/churches/:slug',
    summary: 'One approved church by its slug or number',
    params: recordParams,
    reply: ChurchDetail,
  },
  listEvents: {
    method: 'GET',
    path: '/api/events',
    summary: 'Events of today and later, soonest first',
    query: listQuery,
    reply: z.array(ChurchEvent),
  },
  getEvent: {
    method: 'GET',
    path: '/api/events/:slug',
    summary: 'One event by its slug or number',
    params: recordParams,
    reply: ChurchEvent,
  },
  listArticles: {
    method: 'GET',
    path: '/api/articles',
    summary: 'Articles, newest first',
    query: listQuery,
    reply: z.array(ArticleSummary),
  },
  getArticle: {
    method: 'GET',
    path: '/api/articles/slug/:slug',
    summary: 'One article by its slug or number',
    params: recordParams,
    reply: Article,
  },
} as const satisfies Record<string, Call>
