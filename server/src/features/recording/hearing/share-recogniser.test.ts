import { expect, test } from 'vitest'
import { SttError, type Heard, type SpeechToText } from '../../../providers/stt/stt.ts'
import { shareRecogniser } from './share-recogniser.ts'

const SOUND = new Float32Array(16_000)
const read = async () => SOUND
const signal = new AbortController().signal

/** Answers once it is released, and reacts to an abort immediately. */
function heldStt(atOnce?: number) {
  const held: { answer: (heard: Heard) => void; fail: (error: Error) => void }[] = []
  const stt: SpeechToText = {
    name: 'Held',
    ...(atOnce !== undefined && { atOnce }),
    transcribe: (_, options) =>
      new Promise((answer, fail) => {
        held.push({ answer, fail })
        options.signal.addEventListener('abort', () => fail(new SttError('Aborted.')))
      }),
    close: async () => undefined,
  }
  return { stt, held }
}

/** Lets everything that was requested get as far as it can. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('interim audio waits while kept text is being recognised', async () => {
  const { stt, held } = heldStt()
  const shared = shareRecogniser(stt)
  const kept = shared.stt.transcribe(SOUND, { signal })
  expect(await shared.hearInterim(read)).toBeUndefined()
  expect(held).toHaveLength(1)
  held[0]?.answer({ text: 'kept' })
  expect(await kept).toEqual({ text: 'kept' })
  const interim = shared.hearInterim(read)
  await settle()
  held[1]?.answer({ text: 'interim' })
  expect(await interim).toEqual({ text: 'interim' })
})

test('interim work is aborted for text that is kept', async () => {
  const { stt, held } = heldStt()
  const shared = shareRecogniser(stt)
  const interim = shared.hearInterim(read)
  await settle()
  const kept = shared.stt.transcribe(SOUND, { signal })
  expect(await interim).toBeUndefined()
  held[1]?.answer({ text: 'kept' })
  expect(await kept).toEqual({ text: 'kept' })
})

test('where there is capacity for both, neither waits', async () => {
  const { stt, held } = heldStt(2)
  const shared = shareRecogniser(stt)
  const interim = shared.hearInterim(read)
  await settle()
  void shared.stt.transcribe(SOUND, { signal })
  held[0]?.answer({ text: 'interim' })
  expect(await interim).toEqual({ text: 'interim' })
})

test('an unavailable recogniser hears nothing, and frees its slot', async () => {
  const { stt, held } = heldStt()
  const shared = shareRecogniser(stt)
  const interim = shared.hearInterim(read)
  await settle()
  held[0]?.fail(new SttError('away'))
  expect(await interim).toEqual({ text: '' })
  void shared.hearInterim(read)
  await settle()
  expect(held).toHaveLength(2)
})
