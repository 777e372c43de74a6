import { z } from 'zod'
import { type Address, addresses } from './addresses.ts'
import { Article, ArticleSummary } from './article.ts'
import { Church, ChurchDetail, ChurchQuery } from './church.ts'
import { ChurchEvent } from './event.ts'
import { listQuery, recordParams } from './list.ts'
import { MapPlaces, MapQuery } from './map.ts'

export interface Call extends Address {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
}

/** Every call of the site: the server registers them, islands and tests make them, /api/docs prints them. */
export const calls = {
  listChurches: {
    ...addresses.listChurches,
    summary: 'Approved churches: featured first, then premium, then by match and name',
    query: ChurchQuery,
    reply: z.array(Church),
  },
  listMapPlaces: {
    ...addresses.listMapPlaces,
    summary: 'Markers of approved churches for a part of the map; those too near to each other are one',
    query: MapQuery,
    reply: MapPlaces,
  },
  getChurch: {
    ...addresses.getChurch,
    summary: 'One approved church by its slug or number',
    params: recordParams,
    reply: ChurchDetail,
  },
  listEvents: {
    ...addresses.listEvents,
    summary: 'Events of today and later, soonest first',
    query: listQuery,
    reply: z.array(ChurchEvent),
  },
  getEvent: {
    ...addresses.getEvent,
    summary: 'One event by its slug or number',
    params: recordParams,
    reply: ChurchEvent,
  },
  listArticles: {
    ...addresses.listArticles,
    summary: 'Articles, newest first',
    query: listQuery,
    reply: z.array(ArticleSummary),
  },
  getArticle: {
    ...addresses.getArticle,
    summary: 'One article by its slug or number',
    params: recordParams,
    reply: Article,
  },
} as const satisfies Record<string, Call>
