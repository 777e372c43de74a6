import type { APIRoute } from 'astro'
import { localsOf } from '../../locals.ts'
import { newsFeed } from '../../seo/feeds.ts'

export const GET: APIRoute = ({ locals }) => {
  const { page, origin } = localsOf('news-feed', locals)
  return new Response(newsFeed(page, origin), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
