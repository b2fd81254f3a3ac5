import type { FastifyReply } from 'fastify'

/** Aborted if the caller disconnects before the response was sent completely. */
export function abortWhenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (reply.raw.destroyed) controller.abort()
  // Not the request's: that one closes as soon as the body is read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/**
 * Consumes the events to their end even if nobody reads them, and never waits for a slow reader:
 * otherwise it would not be known when their producer has finished. Producers limit what they send.
 */
export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<string>,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
  try {
    for await (const event of events) if (!raw.destroyed) raw.write(event)
  } finally {
    raw.end()
  }
}
