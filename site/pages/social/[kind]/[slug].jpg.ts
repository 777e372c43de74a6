import type { APIRoute } from 'astro'
import { localsOf } from '../../../locals.ts'
import { socialPicture } from '../../../seo/social-picture.ts'

export const GET: APIRoute = async ({ locals }) => {
  const picture = await socialPicture(localsOf('social-picture', locals).page)
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } })
}
