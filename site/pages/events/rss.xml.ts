import type { APIRoute } from 'astro'
import { localsOf } from '../../locals.ts'
import { eventsFeed } from '../../seo/feeds.ts'

export const GET: APIRoute = ({ locals }) => {
  const { page, origin } = localsOf('events-feed', locals)
  return new Response(eventsFeed(page, origin), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
