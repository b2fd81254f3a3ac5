import {
  findCut,
  placeSplit,
  sampleOf,
} from '../server/src/features/recording/segments/cut-segments.ts'
import type { Speakers } from '../server/src/providers/speakers/speakers.ts'
import { SPEECH_RATE_HZ } from '../server/src/providers/stt/stt.ts'
import { VOICE_INPUT_RATE_HZ, type VoiceActivity } from '../server/src/providers/voice/voice.ts'

/** In samples of the recording. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

interface Ears {
  readonly voice: VoiceActivity
  readonly speakers: Speakers | undefined
}

/**
 * The lines of a recording as the product cuts them: the listener starts afresh after each cut, and
 * a line ends where the voice changes.
 */
export async function cutSpeech(ears: Ears, samples: Int16Array): Promise<Stretch[]> {
  const stretches: Stretch[] = []
  for (let start = 0; ;) {
    const { probabilities } = await ears.voice.listen(samples.slice(start), undefined)
    const found = findCut(probabilities, { isEnd: true })
    if (!found) return stretches
    const { from, to } = found.split ?? { from: 0, to: 0 }
    const split = samples.subarray(start + sampleOf(from), start + sampleOf(to))
    const cut = placeSplit(found, split)
    if (cut.speech) {
      const speech = {
        from: start + sampleOf(cut.speech.from),
        to: start + sampleOf(cut.speech.to),
      }
      stretches.push(...(await cutByVoices(ears, samples, speech)))
    }
    start += sampleOf(cut.at)
  }
}

async function cutByVoices(
  { voice, speakers }: Ears,
  samples: Int16Array,
  speech: Stretch,
): Promise<Stretch[]> {
  if (!speakers) return [speech]
  const parts = await speakers.cut(await voice.resample(samples.slice(speech.from, speech.to)))
  return parts.map(({ from, to }) => ({
    from: speech.from + inInput(from),
    to: Math.min(speech.to, speech.from + inInput(to)),
  }))
}

function inInput(sample: number): number {
  return Math.round((sample / SPEECH_RATE_HZ) * VOICE_INPUT_RATE_HZ)
}
