import { OptimisticLockError, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorReply } from '#contract/list.ts'
import { Moved } from './call-route.ts'
import { Refusal } from './errors.ts'

const again = 'The directory cannot be reached right now. Please try again in a moment.'
const conflict = 'Somebody else has changed this in the meantime. Please load it again.'

// PostgreSQL's own codes for 'not now' (connections, shut-down, resources, cancelled statements) and those of the network.
const unreachable = /^(?:08\w{3}|53\w{3}|55000|57(?:014|P0\d)|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/

interface Answer {
  status: number
  body: ErrorReply
}

/** Gives every error its answer. Of faults of our own the caller learns nothing but a number to ask about (R45). */
export const answerError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof Moved) return redirect(error, request, reply)
  const { status, body } = answerTo(error, request)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (status === 503) reply.header('retry-after', '5')
  // Serialised here, as the schema of the route need not know the error's status.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

const answerTo = (error: FastifyError | Error, request: FastifyRequest): Answer => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message = 'is not valid' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }))
    const [first] = issues
    return {
      status: 400,
      body: { message: first?.path ? `${first.path}: ${first.message}` : (first?.message ?? ''), issues },
    }
  }
  if (error instanceof Refusal) {
    return { status: error.status, body: { message: error.message, ...(error.issues && { issues: error.issues }) } }
  }
  if (error instanceof OptimisticLockError || error instanceof UniqueConstraintViolationException) {
    return { status: 409, body: { message: conflict } }
  }
  if (isUnreachable(error)) return { status: 503, body: { message: again } }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 503) return { status, body: { message: again } }
  // Fastify's own refusals: their words name the request only.
  if (status && status >= 400 && status < 500) return { status, body: { message: error.message } }
  return { status: 500, body: { message: `Something went wrong on our side. Please try again later. (${request.id})` } }
}

const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && unreachable.test(error.code)) return true
  if (/^(?:timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  return isUnreachable(error.cause) || ('previous' in error && isUnreachable(error.previous))
}

const redirect = ({ slug }: Moved, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const [path = '', query] = request.url.split('?')
  const to = path.slice(0, path.lastIndexOf('/') + 1) + slug
  return reply.redirect(query === undefined ? to : `${to}?${query}`, 301)
}
