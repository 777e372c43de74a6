import type { APIRoute, GetStaticPaths } from 'astro'
import { drawScene } from '../../scenes/scene.ts'
import { sceneNames } from '../../scenes/scene-name.ts'

export const prerender = true

export const getStaticPaths: GetStaticPaths = () => sceneNames.map((scene) => ({ params: { scene } }))

export const GET: APIRoute = ({ params }) =>
  new Response(drawScene(String(params.scene), { width: 640, height: 360 }), {
    headers: { 'content-type': 'image/svg+xml' },
  })
