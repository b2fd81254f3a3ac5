import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LlmFormat = 'openai-compatible' | 'anthropic'

interface LlmCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
  /** Of the response: the client read it to its end, or disconnected. */
  readonly closed: Promise<void>
}

export type LlmAnswer = (response: ServerResponse, call: number) => unknown

interface LlmServer {
  readonly baseUrl: string
  readonly calls: LlmCall[]
  /** From now on, with the calls counted from 0. */
  answer(handle: LlmAnswer): void
  /** What it reports about itself, by path; anything else is not found. */
  reports(facts: Readonly<Record<string, unknown>>): void
  close(): Promise<void>
}

/** A server on this computer that accepts what language models accept. */
export async function openLlmServer(first: LlmAnswer = (response) => response.end()) {
  let handle = first
  let reported: Readonly<Record<string, unknown>> = {}
  const calls: LlmCall[] = []
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const fact = reported[request.url ?? '']
      response.writeHead(fact === undefined ? 404 : 200).end(JSON.stringify(fact))
      return
    }
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const closed = new Promise<void>((resolve) => response.once('close', resolve))
      const text = Buffer.concat(pieces).toString() || '{}'
      const body = JSON.parse(text) as Record<string, unknown>
      calls.push({ path: request.url ?? '', headers: request.headers, body, closed })
      void handle(response, calls.length - 1)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const opened: LlmServer = {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    answer(next) {
      handle = next
      calls.length = 0
    },
    reports(facts) {
      reported = facts
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return opened
}

export interface Dialect {
  readonly path: string
  /** What precedes the first text. */
  readonly begin: string
  text(piece: string): string
  /** The model has finished, or had to stop. */
  end(reason: 'finished' | 'length' | 'declined'): string
  readonly error: string
  readonly ping: string
}

/** Formats as the services send them. */
export const DIALECTS: Record<LlmFormat, Dialect> = {
  'openai-compatible': {
    path: '/chat/completions',
    begin: openAi({ role: 'assistant', content: '', refusal: null }),
    text: (piece) => openAi({ content: piece }),
    end: (reason) =>
      openAi({}, { finished: 'stop', length: 'length', declined: 'content_filter' }[reason]) +
      'data: [DONE]\n\n',
    error: `data: {"error":{"message":"overloaded: I have a cough","type":"server_error"}}\n\n`,
    ping: ': keep-alive\n\n' + openAi({ content: null }),
  },
  anthropic: {
    path: '/v1/messages',
    begin:
      anthropic('message_start', { message: { id: 'msg_1', role: 'assistant', content: [] } }) +
      anthropic('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
      anthropic('ping', {}),
    text: (piece) =>
      anthropic('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
    end: (reason) =>
      anthropic('content_block_stop', { index: 0 }) +
      anthropic('message_delta', {
        delta: {
          stop_reason: { finished: 'end_turn', length: 'max_tokens', declined: 'refusal' }[reason],
          stop_sequence: null,
        },
        usage: { output_tokens: 15 },
      }) +
      anthropic('message_stop', {}),
    error: anthropic('error', { error: { type: 'overloaded_error', message: 'I have a cough' } }),
    ping: anthropic('ping', {}),
  },
}

export function beginStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

/** A complete response of these pieces. */
export function saying(format: LlmFormat, ...pieces: string[]): LlmAnswer {
  const { begin, text, end } = DIALECTS[format]
  return (response) =>
    beginStream(response).end(begin + pieces.map(text).join('') + end('finished'))
}

function openAi(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }]
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices,
  }
  return `data: ${JSON.stringify(chunk)}\n\n`
}

function anthropic(type: string, more: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
}
