import fastifyStatic from '@fastify/static'
import { sentenceOf, type ErrorBody } from '@chartwright/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveCrawlers } from './crawlers.ts'
import { pageWithHead, publicPageAt, type Site } from './page-head.ts'
import { readPageScripts } from './page-scripts.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Document 1 §2, besides the public pages. */
const APP_PAGE =
  /^\/(dashboard|auth|auth\/google-(callback|auto-create)|(auth\/verify|(auth\/)?reset-password)(\/.*)?)$/

/** Serves the built web app. A GET that wants a page and matches no call answers with the app. */
export async function servePages(
  app: FastifyInstance,
  site: Site,
  webRoot?: string,
): Promise<void> {
  if (webRoot === undefined) {
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply))
    return
  }
  const html = await readFile(join(webRoot, 'index.html'), 'utf8')
  const scripts = await readPageScripts(webRoot)
  await serveFiles(app, webRoot)
  serveCrawlers(app, site)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')
    if (!wantsPage(request, path)) return answerNotFound(reply)
    if (!publicPageAt(path)) void reply.header('x-robots-tag', 'noindex')
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return reply.send(pageWithHead(html, path, site, scripts))
  })
}

async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      const caching = isHashed ? `public, max-age=${String(YEAR_S)}, immutable` : 'no-cache'
      reply.setHeader('cache-control', caching)
    },
  })
}

/**
 * A client that accepts anything (uptime checks, link previews) gets the page if there is one, and
 * JSON otherwise.
 */
function wantsPage({ method, url, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || url.startsWith('/api/')) return false
  const accept = headers.accept || '*/*'
  if (accept.includes('text/html')) return true
  const isPage = publicPageAt(path) !== undefined || APP_PAGE.test(path)
  return isPage && accept.includes('*/*') && !accept.includes('json')
}

function answerNotFound(reply: FastifyReply) {
  const body: ErrorBody = { detail: sentenceOf('NOT_FOUND'), code: 'NOT_FOUND' }
  return reply.code(404).send(body)
}
