import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type NotFoundSection, paths } from '#contract/paths.ts'
import { isCompressible } from './compress.ts'
import { isMissing } from './disk.ts'
import { fileOf, goneFileOf, movedFileOf } from './file-names.ts'

export interface Folders {
  /** The link to the current release. */
  current: string
  /** Holds `_astro/`, the hashed assets of this build and of recent ones. */
  assets: string
}

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

const forever = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'
const anHour = 'public, max-age=3600'
const pictures = new Set(['.svg', '.png', '.jpg', '.webp', '.avif', '.ico'])

// One segment of a published address: no dot files, no tricks with encodings, nothing that leaves the folder.
const segment = /^[A-Za-z0-9_-][A-Za-z0-9_.~-]*$/
// Published as files of their own, but answers only in place of something that is not there.
const internal = /^\/(?:index|404|not-found(?:\/.*)?)$/

interface Found {
  file: string
  body: Buffer
  encoding?: 'br' | 'gzip'
}

/**
 * Answers every address outside the API from the published files, opened before they are measured (a page may be
 * replaced at any moment). The ETag is the sha256 of the body as it is sent.
 */
export const servePages = (app: FastifyInstance, folders: Folders): void => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => answer(request, reply, folders),
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return reply.code(404).send({ message: 'There is no such call' })
    return reply.code(405).header('allow', 'GET, HEAD').send({ message: 'Pages can only be read' })
  })
}

const answer = async (request: FastifyRequest, reply: FastifyReply, folders: Folders): Promise<FastifyReply> => {
  const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?')
  if (path.startsWith('/api/')) return reply.code(404).send({ message: 'There is no such call' })
  if (path === paths.bulletin || path.startsWith(`${paths.bulletin}/`))
    return sendPage(request, reply, folders, paths.bulletin, 200)
  if (path === '/') return sendPage(request, reply, folders, '/', 200)

  const bare = path.replace(/\/$/, '')
  if (
    !bare
      .slice(1)
      .split('/')
      .every((part) => segment.test(part))
  )
    return sendNotFound(request, reply, folders, path, 404)
  if (bare !== path) return redirect(reply, query === undefined ? bare : `${bare}?${query}`)
  if (path.startsWith('/_astro/')) {
    const found = await find(request, folders.assets, path.slice(1))
    return found ? send(request, reply, found, 200, forever) : sendNotFound(request, reply, folders, path, 404)
  }
  const extension = extname(path)
  if (internal.test(path) || (extension && (extension === '.html' || !contentTypes[extension])))
    return sendNotFound(request, reply, folders, path, 404)
  const found = await find(request, folders.current, fileOf(path))
  if (found) return send(request, reply, found, 200, pictures.has(extension) ? anHour : revalidate)
  const moved = await readOpened(join(folders.current, movedFileOf(path)))
  if (moved) return redirect(reply, moved.toString())
  const gone = await readOpened(join(folders.current, goneFileOf(path)))
  return sendNotFound(request, reply, folders, path, gone ? 410 : 404)
}

const redirect = (reply: FastifyReply, to: string) =>
  reply.code(301).header('cache-control', revalidate).header('location', to).send()

const sectionOf = (path: string): NotFoundSection => {
  if (path.startsWith('/church/')) return 'church'
  if (path.startsWith('/events/')) return 'events'
  return path.startsWith('/news/') ? 'news' : 'site'
}

const sendNotFound = (
  request: FastifyRequest,
  reply: FastifyReply,
  folders: Folders,
  path: string,
  status: 404 | 410,
) => sendPage(request, reply, folders, paths.notFound(sectionOf(path)), status)

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  folders: Folders,
  path: string,
  status: number,
) => {
  const found = await find(request, folders.current, fileOf(path))
  if (found) return send(request, reply, found, status, revalidate)
  return reply
    .code(status === 200 ? 404 : status)
    .type('text/plain; charset=utf-8')
    .send('Nothing is published here yet')
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const find = async (request: FastifyRequest, folder: string, file: string): Promise<Found | undefined> => {
  if (isCompressible(file)) {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    for (const [encoding, suffix] of encodings) {
      if (!accepts(accepted, encoding)) continue
      const body = await readOpened(join(folder, file + suffix))
      if (body) return { file, body, encoding }
    }
  }
  const body = await readOpened(join(folder, file))
  return body && { file, body }
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** Opens first and measures the open file: a path that is measured first may name another file when it is opened. */
const readOpened = async (path: string): Promise<Buffer | undefined> => {
  try {
    const handle = await open(path, 'r')
    try {
      const state = await handle.stat()
      return state.isFile() ? await handle.readFile() : undefined
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, found: Found, status: number, cacheControl: string) => {
  const etag = `"${createHash('sha256').update(found.body).digest('hex')}"`
  const extension = extname(found.file)
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (isCompressible(found.file)) reply.header('vary', 'accept-encoding')
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (found.encoding) reply.header('content-encoding', found.encoding)
  reply.code(status).type(contentTypeOf(found.file, extension)).header('content-length', found.body.length)
  return reply.send(request.method === 'HEAD' ? '' : found.body)
}

const contentTypeOf = (file: string, extension: string) =>
  file.endsWith('/rss.xml')
    ? 'application/rss+xml; charset=utf-8'
    : (contentTypes[extension] ?? 'application/octet-stream')

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim())) ?? false

const splitOnce = (text: string, mark: string): [string, string?] => {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
