import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { joinSamples, levelOf } from './pcm.ts'

const PAUSE_S = 0.7
const LONGEST_S = 20
const LEAST_SPEECH_S = 0.2
/** Above the quietest level heard; below `LOUD` nothing counts as speech in any room. */
const ABOVE_FLOOR = 0.15
const LOUD = 0.3
/** The floor slowly follows a room that grows louder. */
const FLOOR_RISE = 0.0002

/** Passes on what was said from pause to pause; silence alone is never passed on. */
export function makePauseCutter(onPiece: (samples: Int16Array) => void) {
  let frames: Int16Array[] = []
  let samples = 0
  let spoken = 0
  let quiet = 0
  let floor = 1

  const end = (): void => {
    const piece = frames
    const wasSpoken = spoken >= LEAST_SPEECH_S * AUDIO_SAMPLE_RATE_HZ
    frames = []
    samples = spoken = quiet = 0
    if (wasSpoken) onPiece(joinSamples(piece))
  }
  return {
    add: (frame: Int16Array): void => {
      const level = levelOf(frame)
      floor = Math.min(level, floor + FLOOR_RISE)
      const isSpeech = level > Math.max(LOUD, floor + ABOVE_FLOOR)
      frames.push(frame)
      samples += frame.length
      if (isSpeech) spoken += frame.length
      quiet = isSpeech ? 0 : quiet + frame.length
      if (spoken === 0) {
        // Only as much silence is kept as the first word needs before it.
        while (samples > PAUSE_S * AUDIO_SAMPLE_RATE_HZ)
          samples -= frames.shift()?.length ?? samples
      } else if (
        quiet >= PAUSE_S * AUDIO_SAMPLE_RATE_HZ ||
        samples >= LONGEST_S * AUDIO_SAMPLE_RATE_HZ
      ) {
        end()
      }
    },
    end,
  }
}
