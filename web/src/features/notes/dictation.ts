import { recordingsApi } from '@chartwright/contract/recordings'
import type { Capture, StartCapture } from '../../lib/audio/capture.ts'
import { makePauseCutter } from '../../lib/audio/cut-at-pauses.ts'
import { microphoneProblem } from '../../lib/audio/microphones.ts'
import { toBytes } from '../../lib/audio/pcm.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'

interface DictationOptions {
  readonly startCapture: StartCapture
  onText: (text: string) => void
  onProblem: (message: string) => void
  /** It has ended by itself. */
  onEnd: () => void
}

export interface Dictation {
  /** The last words are still written. */
  stop(): void
}

/** From pause to pause, written in the order in which it was said. Undefined: no microphone. */
export async function startDictation(options: DictationOptions): Promise<Dictation | undefined> {
  const { startCapture, onText, onProblem, onEnd } = options
  let writing = Promise.resolve()
  const cutter = makePauseCutter((samples) => {
    writing = writing.then(async () => {
      try {
        const body = { audio: toBase64(toBytes(samples)) }
        const { text } = await call(recordingsApi.dictate, { body })
        if (text.trim() !== '') onText(text.trim())
      } catch (error) {
        onProblem(`What you said was not written. ${messageOf(error)}`)
      }
    })
  })
  let capture: Capture | undefined
  try {
    capture = await startCapture({
      deviceId: undefined,
      onFrame: cutter.add,
      onLost: () => {
        cutter.end()
        onProblem('The microphone is disconnected.')
        onEnd()
      },
    })
  } catch (error) {
    onProblem(microphoneProblem(error))
    return undefined
  }
  return {
    stop: () => {
      capture.stop()
      cutter.end()
    },
  }
}

function toBase64(bytes: Uint8Array): string {
  const PIECE = 0x8000
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return btoa(binary)
}
