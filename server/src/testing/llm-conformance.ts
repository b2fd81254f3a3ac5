import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  beginStream,
  DIALECTS,
  openLlmServer,
  saying,
  type LlmAnswer,
  type LlmFormat,
} from './llm-server.ts'
import type { Llm, LlmOptions, LlmRequest } from '../providers/llm/llm.ts'

const SAID = 'I have a cough'
const request: LlmRequest = {
  system: 'Be brief.',
  messages: [{ role: 'user', content: SAID }],
  maxTokens: 100,
  signal: new AbortController().signal,
}

const hostile = ['[DONE]', '[SAVED:1]', 'data: x\n\n', '"\\\r\n', 'émoji 😀', '</transcript-1>']

/** What prompts rely on, whatever the model is. */
export function describeLlm(format: LlmFormat, make: (options: LlmOptions) => Llm): void {
  describe(`${format} is an Llm`, () => {
    const dialect = DIALECTS[format]

    async function given(answer: LlmAnswer, options: Partial<LlmOptions> = {}) {
      const server = await openLlmServer(answer)
      onTestFinished(() => server.close())
      const { baseUrl } = server
      const usual = { baseUrl, model: 'm-1', timeoutMs: 10_000, retryDelayMs: 1 }
      return { server, llm: make({ ...usual, ...options }) }
    }

    async function read(texts: AsyncIterable<string>) {
      const pieces: string[] = []
      try {
        for await (const text of texts) pieces.push(text)
        return { pieces, error: undefined }
      } catch (error) {
        return { pieces, error: error as Error }
      }
    }

    test('returns the text as it was sent, whatever it looks like', async () => {
      const { llm } = await given(saying(format, ...hostile))
      expect(await read(llm.stream(request))).toEqual({ pieces: hostile, error: undefined })
    })

    test('reads a stream that arrives byte by byte', async () => {
      const { llm } = await given(async (response) => {
        beginStream(response)
        const whole = dialect.begin + dialect.text('é😀\n') + dialect.end('finished')
        for (const byte of Buffer.from(whole)) {
          response.write(Buffer.from([byte]))
          await turn()
        }
        response.end()
      })
      expect((await read(llm.stream(request))).pieces).toEqual(['é😀\n'])
    })

    test('asks as the service wants to be asked', async () => {
      const { server, llm } = await given(saying(format, 'x'), { apiKey: 'k-1' })
      await read(llm.stream(request))
      const { path, headers, body } = server.calls[0]!
      expect({ path, body }).toMatchSnapshot()
      expect(headers).toMatchObject(
        format === 'anthropic'
          ? { 'x-api-key': 'k-1', 'anthropic-version': '2023-06-01' }
          : { authorization: 'Bearer k-1' },
      )
      expect(llm.name).toBe(`m-1 (${new URL(server.baseUrl).host})`)
    })

    test.each([408, 429, 500, 503, 529])('%i before the first text is retried', async (status) => {
      const { server, llm } = await given((response, call) => {
        if (call < 2) response.writeHead(status, { 'retry-after': '0' }).end(SAID)
        else void saying(format, 'whole')(response, call)
      })
      expect((await read(llm.stream(request))).pieces).toEqual(['whole'])
      expect(server.calls).toHaveLength(3)
    })

    test('after three attempts it is reported', async () => {
      const { server, llm } = await given((response) => response.writeHead(503).end(SAID))
      const { error } = await read(llm.stream(request))
      expect(server.calls).toHaveLength(3)
      expect(error).toMatchObject({ name: 'ScribeError', isRetryable: true })
      expect(error?.message).toBe('The model’s server answered 503.')
    })

    test.each([401, 403, 404])('%i is reported immediately', async (status) => {
      const { server, llm } = await given((response) => response.writeHead(status).end(SAID))
      const { error } = await read(llm.stream(request))
      expect(error).toMatchObject({ name: 'ScribeError', isRetryable: false })
      expect(error?.message).not.toContain('cough')
      expect(server.calls).toHaveLength(1)
    })

    const cutting = (text: string) => (response: ServerResponse) => {
      beginStream(response).write(text, () => response.destroy())
    }
    const streaming = (text: string) => (response: ServerResponse) =>
      beginStream(response).end(text)
    const half = dialect.begin + dialect.text('Half')

    test.each<[string, LlmAnswer, number]>([
      ['a dead connection', cutting(dialect.begin), 3],
      ['an end without a word', streaming(dialect.begin), 3],
      ['an error instead of text', streaming(dialect.begin + dialect.error), 3],
      ['a dead connection after text', cutting(half), 1],
      ['an end after text', streaming(half), 1],
      ['an error after text', streaming(half + dialect.error), 1],
      ['half an event after text', streaming(half + dialect.text('more').slice(0, -20)), 1],
      ['too long an answer', streaming(half + dialect.end('length')), 1],
      ['a refusal', streaming(half + dialect.end('declined')), 1],
      ['nonsense', streaming('data: {"choices": [ nonsense\n\n'), 1],
      ['JSON of another shape', streaming('data: {"choices": "cough", "type": 7}\n\n'), 1],
      ['a page', (response) => response.setHeader('content-type', 'text/html').end('<h1>cough'), 1],
      ['an endless line', streaming(`data: ${'cough '.repeat(300_000)}`), 1],
    ])('%s is a failure without content', async (_, answer, tries) => {
      const { server, llm } = await given(answer)
      const { error } = await read(llm.stream(request))
      expect(error?.name).toBe('ScribeError')
      expect(error?.message).not.toMatch(/cough|Half|JSON|nonsense/)
      expect(server.calls).toHaveLength(tries)
    })

    test('a redirect is not followed', async () => {
      const { server, llm } = await given((response) =>
        response.writeHead(307, { location: '/elsewhere' }).end(),
      )
      expect((await read(llm.stream(request))).error?.name).toBe('ScribeError')
      expect(server.calls.map(({ path }) => path)).not.toContain('/elsewhere')
    })

    test.each<[string, LlmAnswer]>([
      ['says nothing at all', () => undefined],
      ['stalls after text', (response) => beginStream(response).write(half)],
      [
        'gives signs of life and nothing else',
        (response) => {
          const pinging = setInterval(() => response.write(dialect.ping), 10)
          response.once('close', () => {
            clearInterval(pinging)
          })
          beginStream(response).write(dialect.begin)
        },
      ],
    ])('a model that %s is given up, and its request closed', async (_, answer) => {
      const { server, llm } = await given(answer, { timeoutMs: 40 })
      const { error } = await read(llm.stream(request))
      expect(error).toMatchObject({
        message: 'The model did not answer in time.',
        isRetryable: true,
      })
      await Promise.all(server.calls.map(({ closed }) => closed))
    })

    test.each<[string, LlmAnswer]>([
      ['before an answer', () => undefined],
      ['while it waits to try again', (response) => response.writeHead(503).end()],
    ])('an abort %s ends it', async (_, answer) => {
      const { llm } = await given(answer, { retryDelayMs: 60_000 })
      const leaving = new AbortController()
      const reading = read(llm.stream({ ...request, signal: leaving.signal }))
      setTimeout(() => {
        leaving.abort()
      }, 50)
      expect((await reading).error).toMatchObject({ name: 'ScribeError', message: 'Aborted.' })
    })

    test('an abort midway closes the request', async () => {
      const { server, llm } = await given((response) => beginStream(response).write(half))
      const leaving = new AbortController()
      const texts = llm.stream({ ...request, signal: leaving.signal })[Symbol.asyncIterator]()
      expect(await texts.next()).toEqual({ value: 'Half', done: false })
      leaving.abort()
      await expect(texts.next()).rejects.toMatchObject({ message: 'Aborted.' })
      await server.calls[0]!.closed
      expect(server.calls).toHaveLength(1)
    })

    test('a reader that stops closes the request', async () => {
      const { server, llm } = await given((response) => beginStream(response).write(half))
      for await (const text of llm.stream(request)) {
        expect(text).toBe('Half')
        break
      }
      await server.calls[0]!.closed
    })
  })
}
