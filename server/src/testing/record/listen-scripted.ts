import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * What a stand-in does next instead of its work: a status, silence, or its work with a lost
 * response.
 */
type Misfortune = number | 'silence' | 'lost'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly json?: unknown
}

export interface StandIn {
  readonly url: string
  /** In order; then it works. */
  readonly misfortunes: Misfortune[]
  /** What a strict server would not have accepted. */
  readonly complaints: string[]
  close(): void
}

/** `isWork` selects the requests that fail. An unkind server quotes what it was sent. */
export async function listenScripted(
  isWork: (asked: Asked) => boolean,
  answer: (asked: Asked, complain: (what: string) => Answer) => Promise<Answer>,
): Promise<StandIn> {
  const misfortunes: Misfortune[] = []
  const complaints: string[] = []
  const complain = (what: string): Answer => {
    complaints.push(what)
    return { status: 400, json: { error: what } }
  }
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const asked = { method, path: url, headers, body: await text(request) }
    const misfortune = isWork(asked) ? misfortunes.shift() : undefined
    if (misfortune === 'silence') return
    if (typeof misfortune === 'number') {
      response.writeHead(misfortune, { 'content-type': 'application/json' }).end(asked.body)
      return
    }
    const { status, headers: own = {}, json } = await answer(asked, complain)
    if (misfortune === 'lost') {
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json', ...own })
    response.end(json === undefined ? '' : JSON.stringify(json))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    misfortunes,
    complaints,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
