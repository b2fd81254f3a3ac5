import { Agent, request } from 'node:http'

export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** The outcome of one call; no status if the connection broke. */
interface Answer {
  readonly status: number | undefined
  readonly text: string
  readonly elapsedMs: number
}

/** One person at one browser: one persistent connection, and one call at a time. */
export interface Caller {
  call(call: Call): Promise<Answer>
  close(): void
}

export function makeCaller(address: string, token?: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return {
    close: () => agent.destroy(),
    call: ({ method, path, body }) =>
      new Promise((resolve) => {
        const startedAtMs = performance.now()
        const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
        const sized = bytes && {
          'content-type': 'application/json',
          'content-length': bytes.length,
        }
        const settle = (status: number | undefined, text: string) =>
          resolve({ status, text, elapsedMs: performance.now() - startedAtMs })
        const headers = { ...authorization, ...sized }
        request(new URL(path, address), { method, agent, headers }, (response) => {
          let text = ''
          response
            .setEncoding('utf8')
            .on('data', (part: string) => (text += part))
            .on('end', () => settle(response.statusCode, text))
            .on('error', () => settle(undefined, ''))
        })
          .on('error', () => settle(undefined, ''))
          .end(bytes)
      }),
  }
}
