import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Gateway {
  readonly address: string
  /** From now on requests go to this listener, as if it listened here. */
  serve(listener: RequestListener): void
  /** While `work` runs, requests are answered like this, or the port is closed. */
  during<T>(fault: RequestListener | 'closed', work: () => Promise<T>): Promise<T>
}

/** A real port that is known before the app behind it exists, and that can fail. */
export async function openGateway(): Promise<Gateway> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => {
    answer(request, response)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve()
      })
      server.closeAllConnections()
    })
  await listen(0)
  afterAll(close)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${String(port)}`,
    serve(listener) {
      answer = listener
    },
    async during(fault, work) {
      const usual = answer
      if (fault === 'closed') await close()
      else answer = fault
      try {
        return await work()
      } finally {
        answer = usual
        if (fault === 'closed') await listen(port)
      }
    },
  }
}

/** Never responds. */
export const silence: RequestListener = () => undefined

export function answering(status: number, contentType: string, body: string): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': contentType }).end(body)
}
