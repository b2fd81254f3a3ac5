import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ScribeError } from '../scribe/scribe.ts'
import { readEvents } from './read-events.ts'

async function* given(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

async function read(pieces: readonly Uint8Array[]): Promise<string[]> {
  const events: string[] = []
  for await (const event of readEvents(given(pieces))) events.push(event)
  return events
}

test('random bytes are read as events or refused as a failure of the model', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(pieces, async (bytes) => {
      await read(bytes).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ScribeError)
      })
    }),
  )
})

test('events are the same however their bytes are cut', async () => {
  const data = fc.array(
    fc.string({ unit: 'grapheme' }).filter((line) => !/[\r\n]/.test(line)),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  await fc.assert(
    fc.asyncProperty(data, fc.nat(), async (lines, place) => {
      const bytes = new TextEncoder().encode(lines.map((line) => `data: ${line}\n\n`).join(''))
      const cut = place % (bytes.length + 1)
      expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(lines)
    }),
  )
})
