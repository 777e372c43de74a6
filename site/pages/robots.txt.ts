import type { APIRoute } from 'astro'
import { localsOf } from '../locals.ts'
import { robotsText } from '../seo/robots.ts'

export const GET: APIRoute = ({ locals }) =>
  new Response(robotsText(localsOf('robots', locals).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
