import type { FastifyInstance } from 'fastify'

/** Answers that are under way may finish within this time. */
const deadlineMs = 3000

/**
 * Makes the app stop without breaking an answer: from the first call of the returned function on, readiness says no
 * and connections are not kept; what still hangs at the deadline is cut.
 */
export const stopsGracefully = (app: FastifyInstance): { closing: () => boolean; stop: () => Promise<void> } => {
  let closing = false
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  return {
    closing: () => closing,
    stop: async () => {
      closing = true
      const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs)
      app.server.closeIdleConnections()
      await app.close()
      clearTimeout(deadline)
    },
  }
}
