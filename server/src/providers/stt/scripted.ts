import { setTimeout as wait } from 'node:timers/promises'
import { checkAudio } from './check-audio.ts'
import { SttError, type Heard, type SpeechToText } from './stt.ts'

/** What is heard, or the failure to reject with. */
export type ScriptedAnswer = string | Heard | SttError

type Script = (
  pcm: Float32Array,
  /** Counted from 0. */
  call: number,
) => ScriptedAnswer | Promise<ScriptedAnswer>

interface ScriptedOptions {
  /** How long each answer takes. */
  readonly delayMs?: number
}

/** For tests and benches. Answers from a function, or from a list whose last entry stays. */
export function scriptedStt(
  script: Script | readonly [ScriptedAnswer, ...ScriptedAnswer[]],
  { delayMs = 0 }: ScriptedOptions = {},
): SpeechToText {
  const answer: Script =
    typeof script === 'function' ? script : (_, call) => script[call] ?? script.at(-1) ?? ''
  const closing = new AbortController()
  let calls = 0

  return {
    name: 'Scripted',
    async transcribe(pcm, { signal }) {
      const any = AbortSignal.any([signal, closing.signal])
      if (any.aborted) throw new SttError('Aborted.')
      if (!checkAudio(pcm)) return { text: '' }
      const heard = answer(pcm, calls++)
      if (delayMs > 0) await wait(delayMs, undefined, { signal: any }).catch(() => undefined)
      const given = await Promise.race([aborted(any), heard])
      if (given instanceof SttError) throw given
      return typeof given === 'string' ? { text: given } : given
    },
    async close() {
      closing.abort()
    },
  }
}

function aborted(signal: AbortSignal): Promise<SttError> {
  return new Promise((resolve) => {
    const tell = () => resolve(new SttError('Aborted.'))
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell, { once: true })
  })
}
