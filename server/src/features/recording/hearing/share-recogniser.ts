import type { Heard, SpeechToText } from '../../../providers/stt/stt.ts'

export interface SharedRecogniser {
  /** For text that is kept. It takes precedence over all interim text. */
  readonly stt: SpeechToText
  /**
   * `read` is called only when there is capacity. Undefined: something else took precedence. A
   * recogniser that is unavailable hears nothing.
   */
  hearInterim(read: () => Promise<Float32Array>): Promise<Heard | undefined>
}

const NOTHING: Heard = { text: '' }

/**
 * One recogniser for text that is kept and text that is shown for a moment. Interim work starts
 * only when nothing else is waiting, and is aborted as soon as something is.
 */
export function shareRecogniser(stt: SpeechToText): SharedRecogniser {
  const { atOnce = 1 } = stt
  const interim = new Set<AbortController>()
  let kept = 0

  function makeRoom(): void {
    const [oldest] = interim
    if (!oldest || kept + interim.size <= atOnce) return
    interim.delete(oldest)
    oldest.abort()
  }

  return {
    stt: {
      ...stt,
      async transcribe(pcm, options) {
        kept += 1
        makeRoom()
        try {
          return await stt.transcribe(pcm, options)
        } finally {
          kept -= 1
        }
      },
    },
    async hearInterim(read) {
      if (kept + interim.size >= atOnce) return undefined
      const controller = new AbortController()
      const { signal } = controller
      interim.add(controller)
      try {
        const pcm = await read()
        return signal.aborted ? undefined : await stt.transcribe(pcm, { signal })
      } catch {
        // The same audio is recognised again for its line, and errors are reported there.
        return signal.aborted ? undefined : NOTHING
      } finally {
        interim.delete(controller)
      }
    },
  }
}
