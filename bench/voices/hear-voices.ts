import { findCut, sampleOf } from '../../server/src/features/recording/segments/cut-segments.ts'
import type { Speakers, VoicePrint } from '../../server/src/providers/speakers/speakers.ts'
import { SPEECH_RATE_HZ } from '../../server/src/providers/stt/stt.ts'
import { VOICE_INPUT_RATE_HZ, type VoiceActivity } from '../../server/src/providers/voice/voice.ts'
import type { Said } from './diarisation-error.ts'

interface Ears {
  readonly voice: VoiceActivity
  readonly speakers: Speakers
}

/** The lines of a recording as the product cuts them, with the number of each voice. */
export async function hearVoices({ voice, speakers }: Ears, samples: Int16Array): Promise<Said[]> {
  const { probabilities } = await voice.listen(samples, undefined)
  const lines: { from: number; to: number; voice: VoicePrint | null }[] = []
  let start = 0
  for (;;) {
    const cut = findCut(probabilities.subarray(start), { isEnd: true })
    if (!cut) break
    if (cut.speech) {
      const from = sampleOf(start + cut.speech.from)
      const pcm = await voice.resample(samples.subarray(from, sampleOf(start + cut.speech.to)))
      for (const part of await speakers.cut(pcm)) {
        lines.push({
          from: from + inInput(part.from),
          to: from + inInput(part.to),
          voice: part.voice,
        })
      }
    }
    start += cut.at
  }
  const groups = await speakers.group(lines.map((line) => line.voice))
  return lines.map((line, at) => ({ ...line, voice: groups[at] ?? null }))
}

function inInput(sample: number): number {
  return Math.round((sample / SPEECH_RATE_HZ) * VOICE_INPUT_RATE_HZ)
}
