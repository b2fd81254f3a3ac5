import { expect, test } from 'vitest'
import { dataLines } from './stream.ts'

const encoder = new TextEncoder()

function streamed(chunks: readonly (string | Uint8Array)[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      }
      controller.close()
    },
  })
  return new Response(body)
}

async function collect(response: Response): Promise<string[]> {
  const lines: string[] = []
  for await (const line of dataLines(response)) lines.push(line)
  return lines
}

function read(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  return collect(streamed(chunks))
}

test('each data line is returned without its prefix', async () => {
  expect(await read('data: one\n\ndata: two\n\n')).toEqual(['one', 'two'])
})

test('a line may arrive in any number of pieces', async () => {
  expect(await read('da', 'ta: o', 'ne\nda', 'ta: two\n')).toEqual(['one', 'two'])
})

test('lines may end in CRLF, even if it is split', async () => {
  expect(await read('data: one\r\ndata: two\r', '\ndata: three\r\n')).toEqual([
    'one',
    'two',
    'three',
  ])
})

test('a character split between chunks is reassembled', async () => {
  const bytes = encoder.encode('data: 38 °C 🌡\n')
  const torn = Array.from(bytes, (_, index) => bytes.slice(index, index + 1))
  expect(await read(...torn)).toEqual(['38 °C 🌡'])
})

test('the last line needs no line ending', async () => {
  expect(await read('data: one\ndata: [DONE]')).toEqual(['one', '[DONE]'])
})

test('only the first space belongs to the prefix', async () => {
  expect(await read('data:  indented\ndata:bare\ndata: \n')).toEqual([' indented', 'bare', ''])
})

test('comments and other fields are skipped', async () => {
  expect(await read(': keep-alive\nevent: note\nid: 7\ndata: one\n')).toEqual(['one'])
})

test('a response without a body is an error', async () => {
  await expect(collect(new Response(null))).rejects.toThrow('No response body')
})

test('aborting the request ends the reading with its reason', async () => {
  const abort = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('data: one\n'))
      abort.signal.addEventListener('abort', () => controller.error(abort.signal.reason))
    },
  })
  const lines = dataLines(new Response(body))
  expect((await lines.next()).value).toBe('one')
  const next = lines.next()
  abort.abort()
  await expect(next).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('leaving the loop cancels the response', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('data: one\ndata: two\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const line of dataLines(new Response(body))) {
    expect(line).toBe('one')
    break
  }
  expect(isCancelled).toBe(true)
})
