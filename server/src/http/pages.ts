import fastifyStatic from '@fastify/static'
import { sentenceOf, type ErrorBody } from '@chartwright/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveCrawlers } from './crawlers.ts'
import { pageWithHead, publicPageAt, type Site } from './page-head.ts'
import { readPageScripts } from './page-scripts.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Serves the built web. A GET that wants HTML and matches no call answers the app. */
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
    if (!wantsPage(request)) return answerNotFound(reply)
    const path = request.url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')
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

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const acceptsHtml = request.headers.accept?.includes('text/html') ?? false
  return isRead && acceptsHtml && !request.url.startsWith('/api/')
}

function answerNotFound(reply: FastifyReply) {
  const body: ErrorBody = { detail: sentenceOf('NOT_FOUND'), code: 'NOT_FOUND' }
  return reply.code(404).send(body)
}
