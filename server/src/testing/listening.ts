import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

/** The app on a real port until the file's tests are over. Call it at the top of a file. */
export async function listening(app: FastifyInstance): Promise<string> {
  // A client that left a stream keeps a connection without a request, which does not count as idle.
  afterAll(() => {
    app.server.closeAllConnections()
  })
  return app.listen({ host: '127.0.0.1', port: 0 })
}
