import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What every policy of this server says besides its own. */
export const basePolicy = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'"

/** Headers that every answer carries (R45), whoever makes it; a policy that a route sets itself gets ours beside it. */
export const addSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  const own = reply.getHeader('content-security-policy')
  reply.header('content-security-policy', own ? `${String(own)}, ${basePolicy}` : basePolicy)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
}

export const secureAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => addSecurityHeaders(request, reply))
}
