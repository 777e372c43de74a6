import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCompressible } from './compress.ts'
import { type Caching, type Folders, findPublished, type PublishedAnswer } from './published-files.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

const cacheControl: Record<Caching, string> = {
  'for good': 'public, max-age=31536000, immutable',
  'an hour': 'public, max-age=3600',
  revalidate: 'public, max-age=0, must-revalidate',
}

/**
 * Answers every address outside the API from the published files. The ETag is the sha256 of the body as it is sent.
 */
export const servePages = (app: FastifyInstance, folders: Folders): void => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?')
      const answer = await findPublished(folders, path, String(request.headers['accept-encoding'] ?? ''))
      return send(request, reply, answer, query)
    },
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').send({ message: 'Pages can only be read' }),
  )
}

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublishedAnswer,
  query: string | undefined,
): FastifyReply => {
  if (answer.kind === 'nothing')
    return reply.code(answer.status).type('text/plain; charset=utf-8').send('Nothing is published here yet')
  if (answer.kind === 'moved') {
    const to = query === undefined ? answer.to : `${answer.to}?${query}`
    return reply.code(301).header('cache-control', cacheControl.revalidate).header('location', to).send()
  }
  const { file, body, status, encoding, cache } = answer
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`
  reply.header('cache-control', cacheControl[cache]).header('etag', etag)
  if (isCompressible(file)) reply.header('vary', 'accept-encoding')
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  reply.code(status).type(contentTypeOf(file)).header('content-length', body.length)
  return reply.send(request.method === 'HEAD' ? '' : body)
}

const contentTypeOf = (file: string) =>
  file.endsWith('/rss.xml')
    ? 'application/rss+xml; charset=utf-8'
    : (contentTypes[extname(file)] ?? 'application/octet-stream')

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim())) ?? false

const splitOnce = (text: string, mark: string): [string, string?] => {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
