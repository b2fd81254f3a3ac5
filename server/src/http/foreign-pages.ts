import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Requests that a page of another site makes a browser send are refused without being counted, so
 * that they use up none of the limits of their address. Following a link is not such a request.
 * Browsers mark every such request to https and to this computer; a client that marks it by itself
 * is refused as well.
 */
export async function refuseForeignPages({ method, headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] !== 'cross-site') return
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (!isLink || method !== 'GET') throw new AppError('FOREIGN_PAGE')
}

/**
 * A browser tells a socket's server the origin of its page, but not every browser tells whether
 * that is another site. By whatever hostname the server was reached, its own pages were reached by
 * the same one, or by the public one; clients other than browsers send nothing.
 */
export function refuseForeignOrigins(siteUrl: () => string) {
  return async ({ headers: { origin }, hostname }: FastifyRequest): Promise<void> => {
    if (origin === undefined) return
    const from = URL.canParse(origin) ? new URL(origin).hostname : ''
    if (from === '' || (from !== hostname && from !== new URL(siteUrl()).hostname)) {
      throw new AppError('FOREIGN_PAGE')
    }
  }
}
