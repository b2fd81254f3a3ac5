import type { FastifyInstance } from 'fastify'

/** One line per request: the route's pattern, never its URL, which may contain names and tokens. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request')
  })
}
