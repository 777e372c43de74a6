import type { APIRoute } from 'astro'
import { localsOf } from '../locals.ts'
import { sitemapXml } from '../seo/sitemap.ts'

export const GET: APIRoute = ({ locals }) => {
  const { page, origin } = localsOf('sitemap', locals)
  return new Response(sitemapXml(page.entries, origin), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
