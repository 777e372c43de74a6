import type { FastifyInstance } from 'fastify'

const policy = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'"

/** Headers that every answer carries (R45), whoever makes it; a policy that a route sets itself gets ours beside it. */
export const setSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('content-security-policy')
    reply.header('content-security-policy', own && own !== policy ? `${String(own)}, ${policy}` : policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
