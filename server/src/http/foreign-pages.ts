import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * What a page of another site makes a browser send is refused uncounted, so that it uses up none of
 * the limits of the address it comes from. Following a link is no such call. Browsers say it of
 * every request to https and to this computer; whoever else says it is refused as well.
 */
export async function refuseForeignPages({ method, headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] !== 'cross-site') return
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (!isLink || method !== 'GET') throw new AppError('FOREIGN_PAGE')
}

/**
 * A browser tells a socket's server where its page comes from, and not every browser whether that is
 * another site. Under whatever name the server was reached, its own pages were reached under the same
 * one, or under the public one; clients that are no browsers say nothing.
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
