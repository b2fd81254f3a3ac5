import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SPEECH_RATE_HZ, SttError, type Heard, type SpeechToText } from '../providers/stt/stt.ts'
import { noise } from './sounds.ts'
import { NO_SPEECH_CLIP } from './speech-clip.ts'

export interface SttUnderTest {
  readonly open: () => SpeechToText | Promise<SpeechToText>
  /** Two that are recognised as different texts; undefined if none can be made. */
  readonly clips: readonly [Float32Array, Float32Array] | undefined
  /** Checks what is heard in the first of them, where that is known. */
  readonly expectFirst?: (heard: Heard) => void
  /** Loud enough to be sent, and slow enough to be aborted before the response. */
  readonly slowClip: Float32Array
}

const never = () => ({ signal: new AbortController().signal })
const isRetryable = expect.objectContaining({ name: 'SttError', isLasting: false }) as unknown

/** What the pipeline relies on, whatever the recogniser. */
export function describeStt(
  name: string,
  { open, clips, expectFirst, slowClip }: SttUnderTest,
): void {
  describe(`${name} is a SpeechToText`, { timeout: 120_000 }, () => {
    let stt: SpeechToText
    beforeAll(async () => {
      stt = await open()
    }, 60_000)
    afterAll(() => stt.close())

    test('it has a name to show', () => {
      expect(stt.name).toMatch(/\S/)
    })

    test.each([
      ['no sample', new Float32Array()],
      ['a twentieth of a second', noise(SPEECH_RATE_HZ / 20, 0.5)],
      ['digital silence', new Float32Array(2 * SPEECH_RATE_HZ)],
      ['the hiss of a muted microphone', noise(2 * SPEECH_RATE_HZ, 0.000_3)],
    ])('%s yields empty text', async (_, pcm) => {
      expect(await stt.transcribe(pcm, never())).toEqual({ text: '' })
    })

    test('audio past the limit is refused for good', async () => {
      const refused = expect(stt.transcribe(noise(41 * SPEECH_RATE_HZ, 0.1), never()))
      await refused.rejects.toEqual(expect.objectContaining({ name: 'SttError', isLasting: true }))
    })

    test('an already aborted call is not started', async () => {
      const aborted = expect(stt.transcribe(slowClip, { signal: AbortSignal.abort() }))
      await aborted.rejects.toEqual(isRetryable)
    })

    test('an abort rejects, and the next call is answered', async () => {
      const controller = new AbortController()
      const heard = stt.transcribe(slowClip, { signal: controller.signal })
      controller.abort()
      await expect(heard).rejects.toEqual(isRetryable)
      expect(await stt.transcribe(slowClip, never())).toHaveProperty('text')
    })

    test('concurrent calls each get their own answer', async ({ skip }) => {
      if (!clips) return skip(NO_SPEECH_CLIP)
      const [first, second] = clips
      const alone = [await stt.transcribe(first, never()), await stt.transcribe(second, never())]
      expect(alone[0]!.text).not.toBe(alone[1]!.text)
      expectFirst?.(alone[0]!)
      const together = await Promise.all(
        [first, second, first, second].map((pcm) => stt.transcribe(pcm, never())),
      )
      expect(together).toEqual([...alone, ...alone])
    })

    test('the given samples are not modified', async () => {
      const pcm = slowClip.slice()
      await stt.transcribe(pcm, { ...never(), vocabulary: ['lisinopril'] })
      expect(pcm).toEqual(slowClip)
    })

    test('closing rejects calls in progress and later ones', async () => {
      const closed = await open()
      const underWay = closed.transcribe(slowClip, never()).catch((error: unknown) => error)
      await closed.close()
      expect(await underWay).toBeInstanceOf(SttError)
      await expect(closed.transcribe(slowClip, never())).rejects.toEqual(isRetryable)
      await closed.close()
    })
  })
}
