import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noise } from '../../../testing/sounds.ts'
import { describeStt } from '../../../testing/stt-conformance.ts'
import { readWav } from '../../../testing/wav.ts'
import { openAiCompatibleStt, type OpenAiCompatibleOptions } from './openai-compatible.ts'

const SAID = 'I feel great.'
const clip = noise(16_000, 0.1)
const never = () => ({ signal: new AbortController().signal })

async function listen(handle: RequestListener) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(pieces), { headers }).formData()
}

describe('with a server that counts samples', () => {
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    server = await listen((request, response) => {
      void formOf(request).then(async (form) => {
        const wav = readWav(Buffer.from(await (form.get('file') as File).arrayBuffer()))
        response.end(JSON.stringify({ text: `${wav.samples.length} at ${wav.rateHz}` }))
      })
    })
  })
  afterAll(() => server.close())

  describeStt('openai-compatible', {
    open: () =>
      openAiCompatibleStt({ baseUrl: server.baseUrl, model: 'whisper-1', timeoutMs: 30_000 }),
    clips: [clip, noise(8_000, 0.1)],
    slowClip: clip,
  })
})

describe('a provider over HTTP', () => {
  async function serve(handle: RequestListener, options: Partial<OpenAiCompatibleOptions> = {}) {
    const { baseUrl, close } = await listen(handle)
    const defaults = { baseUrl, model: 'whisper-1', timeoutMs: 30_000 }
    const stt = openAiCompatibleStt({
      ...defaults,
      ...options,
      baseUrl: baseUrl + (options.baseUrl ?? ''),
    })
    onTestFinished(async () => {
      await stt.close()
      await close()
    })
    return stt
  }
  const failureOf = async (handle: RequestListener, options?: Partial<OpenAiCompatibleOptions>) => {
    const stt = await serve(handle, options)
    return stt.transcribe(clip, never()).then(
      () => undefined,
      (error: unknown) => error as Error & { isLasting: boolean; retryAfterMs?: number },
    )
  }

  test.each(['', '/', '/v1', '/v1/', '/openai/v1'])(
    'is asked at a base like %j',
    async (baseUrl) => {
      const asked: (string | undefined)[] = []
      const handle: RequestListener = (request, response) => {
        asked.push(request.method, request.url, request.headers.authorization)
        response.end(JSON.stringify({ text: SAID }))
      }
      const stt = await serve(handle, { baseUrl, apiKey: 'sk-1' })
      expect(await stt.transcribe(clip, never())).toEqual({ text: SAID })
      const prefix = baseUrl.startsWith('/openai') ? '/openai' : ''
      expect(asked).toEqual(['POST', `${prefix}/v1/audio/transcriptions`, 'Bearer sk-1'])
    },
  )

  test('gets the samples, the model and the words that are likely, and no key where there is none', async () => {
    let form = new FormData()
    let key: string | undefined
    const stt = await serve(
      (request, response) => {
        key = request.headers.authorization
        void formOf(request).then((received) => {
          form = received
          response.end(JSON.stringify({ text: SAID }))
        })
      },
      { model: 'whisper-large' },
    )
    const pcm = Float32Array.from({ length: 8_000 }, (_, index) => (index % 3) - 1)
    const vocabulary = ['lisinopril', 'metformin', 'x'.repeat(1_000)]
    await stt.transcribe(pcm, { ...never(), vocabulary })
    const file = form.get('file') as File
    const { samples, rateHz } = readWav(Buffer.from(await file.arrayBuffer()))
    expect(key).toBeUndefined()
    expect(form.get('model')).toBe('whisper-large')
    expect(form.get('prompt')).toBe('lisinopril, metformin')
    expect([file.name, file.type, rateHz]).toEqual(['segment.wav', 'audio/wav', 16_000])
    expect([...samples.slice(0, 4)]).toEqual([-32_767, 0, 32_767, -32_767])
    expect(samples).toHaveLength(pcm.length)
  })

  test('tells how sure it is, weighted by time', async () => {
    const segments = [
      { start: 0, end: 3, avg_logprob: Math.log(0.9) },
      { start: 3, end: 4, avg_logprob: Math.log(0.5) },
    ]
    const stt = await serve((_, response) => {
      response.end(JSON.stringify({ text: ` ${SAID}\n`, segments }))
    })
    const heard = await stt.transcribe(clip, never())
    expect(heard.text).toBe(SAID)
    expect(heard.confidence).toBeCloseTo(0.8, 6)
  })

  test('is asked for the short answer when it refuses the long one, and from then on', async () => {
    const formats: unknown[] = []
    const stt = await serve((request, response) => {
      void formOf(request).then((form) => {
        formats.push(form.get('response_format'))
        response.statusCode = form.get('response_format') === 'json' ? 200 : 400
        response.end(JSON.stringify({ text: SAID }))
      })
    })
    expect(await stt.transcribe(clip, never())).toEqual({ text: SAID })
    expect(await stt.transcribe(clip, never())).toEqual({ text: SAID })
    expect(formats).toEqual(['verbose_json', 'json', 'json'])
  })

  test.each([
    [400, {}, false],
    [400, { error: { code: 'model_not_found', param: 'model' } }, false],
    [400, { error: { code: 'audio_too_short', param: 'file' } }, true],
    [401, {}, false],
    [403, {}, false],
    [404, {}, false],
    [413, {}, true],
    [415, {}, true],
    [429, {}, false],
    [500, {}, false],
    [503, {}, false],
  ])('%i with %j fails for good: %s', async (status, body, isLasting) => {
    const failure = await failureOf((_, response) => {
      response.statusCode = status
      response.end(JSON.stringify({ said: SAID, ...body }))
    })
    expect(failure).toMatchObject({ name: 'SttError', isLasting })
    expect(failure?.message).toBe(`The speech provider answered ${status}.`)
  })

  test.each([
    ['7', 7_000],
    ['99999999', 3_600_000],
    ['soon', undefined],
    [undefined, undefined],
    [new Date(0).toUTCString(), 0],
  ])('Retry-After %j becomes %j ms', async (header, retryAfterMs) => {
    const failure = await failureOf((_, response) => {
      response.writeHead(429, header === undefined ? {} : { 'retry-after': header }).end()
    })
    expect(failure?.retryAfterMs).toBe(retryAfterMs)
  })

  test.each([
    ['a page', `<html>${SAID}</html>`],
    ['half an answer', `{"text": "${SAID}`],
    ['another shape', JSON.stringify({ transcript: SAID })],
    ['an endless answer', `{"text":"${'I feel great. '.repeat(400_000)}"}`],
    ['nothing', ''],
  ])(
    '%s instead of a transcription is tried again, and not repeated in the error',
    async (_, body) => {
      const failure = await failureOf((_request, response) => response.end(body))
      expect(failure).toMatchObject({ name: 'SttError', isLasting: false })
      expect(failure?.message).not.toContain('great')
    },
  )

  test.each<[string, RequestListener, number]>([
    ['no answer in time', () => undefined, 50],
    ['a closed connection', (request) => request.destroy(), 30_000],
    [
      'a redirect, which would carry the audio elsewhere',
      (request, response) => {
        if (request.url === '/elsewhere') response.end(JSON.stringify({ text: SAID }))
        else response.writeHead(307, { location: '/elsewhere' }).end()
      },
      30_000,
    ],
  ])('%s is tried again', async (_, handle, timeoutMs) => {
    const failure = await failureOf(handle, { timeoutMs })
    expect(failure).toMatchObject({ name: 'SttError', isLasting: false })
  })
})
