import { decodeChatFrame, encodeChatFrame } from '@chartwright/contract/chat-frames'
import { decodeNoteFrame, encodeNoteFrame } from '@chartwright/contract/note-frames'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataLines } from './stream.ts'

/** Bytes as a network delivers them: split anywhere, even within characters. */
const cutAnywhere = (bytes: Uint8Array) =>
  fc.array(fc.nat({ max: bytes.length }), { maxLength: 8 }).map((cuts) => {
    const places = [0, ...cuts.sort((a, b) => a - b), bytes.length]
    return places.slice(1).map((place, at) => bytes.slice(places[at], place))
  })

const encoder = new TextEncoder()
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('[DONE]', '[SAVED:1]', '[Error: x]', 'data: ', '\\n', '"\r\n\\', '['),
)

async function read(pieces: readonly Uint8Array[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const lines: string[] = []
  for await (const line of dataLines(new Response(body))) lines.push(line)
  return lines
}

test('a note of any text arrives as it was written, however it is split', async () => {
  const sent = fc
    .array(text, { maxLength: 8 })
    .chain((texts) =>
      cutAnywhere(
        encoder.encode(texts.map((part) => encodeNoteFrame({ kind: 'text', text: part })).join('')),
      ).map((pieces) => ({ texts, pieces })),
    )
  await fc.assert(
    fc.asyncProperty(sent, async ({ texts, pieces }) => {
      const frames = (await read(pieces)).map(decodeNoteFrame)
      expect(frames.every(({ kind }) => kind === 'text')).toBe(true)
      const got = frames.map((frame) => (frame.kind === 'text' ? frame.text : '')).join('')
      expect(got).toBe(texts.join(''))
    }),
  )
})

test('an answer of any text arrives as it was written, however it is split', async () => {
  const sent = fc
    .array(text, { maxLength: 8 })
    .chain((texts) =>
      cutAnywhere(
        encoder.encode(
          texts.map((content) => encodeChatFrame({ type: 'chunk', content })).join(''),
        ),
      ).map((pieces) => ({ texts, pieces })),
    )
  await fc.assert(
    fc.asyncProperty(sent, async ({ texts, pieces }) => {
      const frames = (await read(pieces)).map(decodeChatFrame)
      expect(frames).toEqual(texts.map((content) => ({ type: 'chunk', content })))
    }),
  )
})

test('random bytes yield frames or nothing, never an exception', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ maxLength: 300 }).map((line) => encoder.encode(`data: ${line}\n\n`)),
  )
  await fc.assert(
    fc.asyncProperty(bytes.chain(cutAnywhere), async (pieces) => {
      for (const line of await read(pieces)) {
        decodeNoteFrame(line)
        decodeChatFrame(line)
      }
    }),
  )
})
