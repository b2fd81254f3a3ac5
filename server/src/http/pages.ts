import fastifyStatic from '@fastify/static'
import { sentenceOf, type ErrorBody } from '@chartwright/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR_S = 365 * 24 * 60 * 60

/** Serves the built web. A GET that wants HTML and matches no call answers the app. */
export async function servePages(app: FastifyInstance, webRoot?: string): Promise<void> {
  if (webRoot !== undefined) await serveFiles(app, webRoot)
  app.setNotFoundHandler((request, reply) => {
    if (webRoot !== undefined && wantsPage(request)) return reply.sendFile('index.html')
    return answerNotFound(reply)
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
