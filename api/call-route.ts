import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/calls.ts'
import { ErrorReply } from '#contract/list.ts'
import { Gone, NotFound } from './errors.ts'
import type { Lookup } from './slugs/lookup.ts'

type Read<Of, Part extends string> = Of extends { [Name in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

/** What a call was sent, as its schemas have read it. */
export interface Sent<Of> {
  params: Read<Of, 'params'>
  query: Read<Of, 'query'>
  body: Read<Of, 'body'>
}

/** Registers a call of the contract: its method, path and schemas come from there. */
export const serveCall = <const Of extends Call>(
  app: FastifyInstance,
  call: Of,
  handle: (sent: Sent<Of>, reply: FastifyReply, request: FastifyRequest) => Promise<z.output<Of['reply']>>,
): void => {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? 'api'],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: call.reply, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    handler: (request, reply) => {
      const { params, query, body } = request
      return handle({ params, query, body } as Sent<Of>, reply, request)
    },
  })
}

/** A part of a list: the size of the whole, or where that has not been counted, whether there is more. */
export type Part = { limit: number; offset: number } & ({ total: number } | { more: boolean })

/** Puts the size of the whole list and the addresses of its neighbouring parts into the answer (ruling 16). */
export const describePart = (reply: FastifyReply, request: FastifyRequest, part: Part): void => {
  const { limit, offset } = part
  const link = (start: number, rel: string) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    query.set('limit', String(limit))
    query.set('offset', String(start))
    return `<${request.url.split('?')[0]}?${query}>; rel="${rel}"`
  }
  const links: string[] = []
  if ('total' in part ? offset + limit < part.total : part.more) links.push(link(offset + limit, 'next'))
  if (offset > 0) links.push(link(Math.max(0, offset - limit), 'prev'))
  if ('total' in part) reply.header('x-total-count', part.total)
  if (links.length > 0) reply.header('link', links.join(', '))
}

/**
 * The record at an address. A former slug is redirected to the call's current address.
 * @throws NotFound or Gone with the message where there is none
 */
export const foundOr = <Found extends object>(lookup: Lookup<Found>, message: string): Found & { kind: 'found' } => {
  if (lookup.kind === 'found') return lookup
  if (lookup.kind === 'moved') throw new Moved(lookup.slug)
  throw lookup.kind === 'gone' ? new Gone(message) : new NotFound(message)
}

/** The record answers under another slug. */
export class Moved extends Error {
  readonly slug: string

  constructor(slug: string) {
    super(`moved to ${slug}`)
    this.slug = slug
  }
}
