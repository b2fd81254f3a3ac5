import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  VOICE_INPUT_RATE_HZ,
  VOICE_WINDOW_S,
  type VoiceActivity,
  type VoiceState,
} from '../providers/voice/voice.ts'
import { noise, randomOf, toInt16, tone } from './sounds.ts'
import { NO_SPEECH_CLIP } from './speech-clip.ts'

const RATE = VOICE_INPUT_RATE_HZ
const CUT_SEEDS = [1, 2, 3, 4, 5, 6]

export interface VoiceUnderTest {
  readonly open: () => VoiceActivity
  /**
   * 44.1 kHz of what it classifies as speech, with silence around; undefined if none can be made.
   */
  readonly speech: Int16Array | undefined
}

/** What the segmenter relies on, whatever the listener. */
export function describeVoice(name: string, { open, speech }: VoiceUnderTest): void {
  describe(`${name} is a VoiceActivity`, { timeout: 60_000 }, () => {
    const sound = speech ?? bursts()
    let voice: VoiceActivity
    beforeAll(() => {
      voice = open()
    })
    afterAll(() => voice.close())

    test.each(CUT_SEEDS)(
      'however a stream is split, the answer is the same (seed %i)',
      async (seed) => {
        const whole = await voice.listen(sound, undefined)
        expect(await listenInPieces(voice, sound, randomOf(seed))).toEqual([...whole.probabilities])
      },
    )

    test('a state can be reused, as on a resume', async () => {
      const half = sound.length >> 1
      const { state } = await voice.listen(sound.subarray(0, half), undefined)
      const once = await voice.listen(sound.subarray(half), state)
      const again = await voice.listen(sound.subarray(half), state)
      expect(again.probabilities).toEqual(once.probabilities)
    })

    test.each([0, 1, 1_411, 1_412, 2_822, 2_823, 44_100, 100_000])(
      'after %i samples, every completed window is answered',
      async (length) => {
        const { probabilities } = await voice.listen(new Int16Array(length), undefined)
        // Rounded, because the length of a window in seconds is not exact in binary.
        const ended = Math.floor(Number((length / RATE / VOICE_WINDOW_S).toFixed(9)))
        expect(probabilities).toHaveLength(ended)
      },
    )

    test('silence and faint hiss are not speech', async () => {
      for (const level of [0, 0.000_3]) {
        const { probabilities } = await voice.listen(toInt16(noise(2 * RATE, level)), undefined)
        expect(Math.max(...probabilities)).toBeLessThan(0.3)
      }
    })

    test('speech is found where it is, and not before', async ({ skip }) => {
      if (!speech) return skip(NO_SPEECH_CLIP)
      const { probabilities } = await voice.listen(speech, undefined)
      expect(Math.max(...probabilities)).toBeGreaterThan(0.8)
      expect(Math.max(...probabilities.subarray(0, 15))).toBeLessThan(0.3)
    })

    test('concurrent streams do not mix', async () => {
      const other = toInt16(noise(RATE, 0.2, 9))
      const alone = [await voice.listen(sound, undefined), await voice.listen(other, undefined)]
      const together = await Promise.all([sound, other].map((one) => voice.listen(one, undefined)))
      expect(together.map(({ probabilities }) => probabilities)).toEqual(
        alone.map(({ probabilities }) => probabilities),
      )
    })

    test('resampling yields 16,000 samples per second, from -1 to 1', async () => {
      const pcm = await voice.resample(toInt16(tone(RATE, 440, RATE, 1)))
      expect(pcm).toBeInstanceOf(Float32Array)
      expect(pcm).toHaveLength(16_000)
      expect(Math.max(...pcm)).toBeCloseTo(1, 1)
    })
  })
}

async function listenInPieces(voice: VoiceActivity, sound: Int16Array, random: () => number) {
  const probabilities: number[] = []
  let state: VoiceState | undefined
  for (let at = 0; at < sound.length;) {
    // Occasionally nothing or a single sample, at most about a second.
    const length = Math.floor(random() ** 4 * RATE)
    const heard = await voice.listen(sound.slice(at, at + length), state)
    probabilities.push(...heard.probabilities)
    state = heard.state
    at += length
  }
  return probabilities
}

/** Alternately loud and silent. */
function bursts(): Int16Array {
  const loud = noise(4 * RATE, 0.5, 3)
  return toInt16(loud.map((sample, index) => (index % RATE < RATE / 2 ? 0 : sample)))
}
