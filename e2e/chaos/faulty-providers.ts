import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beginStream, DIALECTS } from '../../server/src/testing/llm-server.ts'

const FAULTS = ['hang', 'error', 'cut', 'garbage'] as const
type Fault = (typeof FAULTS)[number]

export interface FaultyProviders {
  readonly baseUrl: string
  readonly faults: Readonly<Record<Fault, number>>
  readonly calls: () => number
  /** From now on all is well. */
  heal(): void
  close(): Promise<void>
}

const NOTE =
  '## Subjective\n\nThe knee has hurt for a week.\n\n## Plan\n\nLook at it again in May.\n'

/** A recogniser and a language model over HTTP, of which so large a share of calls fails. */
export async function startFaultyProviders(
  random: () => number,
  share: number,
): Promise<FaultyProviders> {
  const faults = { hang: 0, error: 0, cut: 0, garbage: 0 }
  let calls = 0
  let isWell = false
  const server = createServer((request, response) => {
    calls += 1
    const fault = isWell || random() >= share ? undefined : FAULTS[Math.floor(random() * 4)]
    if (fault) faults[fault] += 1
    const isSpeech = request.url?.includes('audio') === true
    request.resume().once('end', () => {
      if (fault) fail(fault, request, response)
      else if (isSpeech) response.end(JSON.stringify({ text: 'The knee has hurt for a week.' }))
      else writeNote(response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    faults,
    calls: () => calls,
    heal() {
      isWell = true
      server.closeAllConnections()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function writeNote(response: ServerResponse): void {
  const { begin, text, end } = DIALECTS['openai-compatible']
  beginStream(response).end(begin + text(NOTE) + end('finished'))
}

function fail(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  const { begin, text } = DIALECTS['openai-compatible']
  switch (fault) {
    case 'hang':
      return
    case 'error':
      response.writeHead(500).end('{"error":{"message":"overloaded"}}')
      return
    case 'cut':
      beginStream(response).write(begin + text('## Subj'), () => request.socket.destroy())
      return
    case 'garbage':
      response.end('data: {"choices":[{"delta":}]\n\n\u0000\ufffd{{{')
  }
}
