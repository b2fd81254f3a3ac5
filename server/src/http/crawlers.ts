import { PUBLIC_PAGES } from '@chartwright/contract/public-pages'
import type { FastifyInstance } from 'fastify'
import type { Site } from './page-head.ts'

/** robots.txt hides no page: the page itself says that it must not be listed. */
export function serveCrawlers(app: FastifyInstance, site: Site): void {
  app.get('/robots.txt', async (_request, reply) => {
    void reply.type('text/plain; charset=utf-8')
    return `User-agent: *\nDisallow: /api/\nSitemap: ${site.url()}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    void reply.type('application/xml; charset=utf-8')
    const entries = Object.keys(PUBLIC_PAGES).map(
      (path) => `  <url><loc>${site.url()}${path}</loc></url>\n`,
    )
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  })
}
