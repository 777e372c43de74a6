import type { APIRoute } from 'astro'
import { localsOf } from '../../locals.ts'
import { calendarText } from '../../seo/calendar.ts'

export const GET: APIRoute = ({ locals }) => {
  const { page, origin } = localsOf('calendar', locals)
  return new Response(calendarText(page, origin), { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
