import { isTimeout, withDeadline } from '../../../lib/with-deadline.ts'
import { checkAudio } from '../check-audio.ts'
import { SttError, type Heard, type SpeechToText } from '../stt.ts'
import { encodeWav } from './encode-wav.ts'
import { readAnswer } from './read-answer.ts'

export interface OpenAiCompatibleOptions {
  /** With or without its last part, /v1. */
  readonly baseUrl: string
  readonly apiKey?: string | undefined
  readonly model: string
  readonly timeoutMs: number
}

/** Models read the last 224 tokens of it. */
const MAX_PROMPT_CHARACTERS = 800

/** OpenAI, Groq, speaches, LocalAI, vLLM and others that take `POST /v1/audio/transcriptions`. */
export function openAiCompatibleStt(options: OpenAiCompatibleOptions): SpeechToText {
  const { apiKey, model, timeoutMs } = options
  const url = `${options.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/audio/transcriptions`
  const closing = new AbortController()
  // The longer answer tells how sure it is; not every model can give it.
  let format = model.startsWith('gpt-') ? 'json' : 'verbose_json'

  async function ask(body: FormData, signal: AbortSignal): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      // What was said goes to that address and no other.
      redirect: 'error',
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      body,
      signal,
    })
  }

  async function transcribe(pcm: Float32Array, words: readonly string[], signal: AbortSignal) {
    const form = new FormData()
    form.set('file', new Blob([encodeWav(pcm)], { type: 'audio/wav' }), 'segment.wav')
    form.set('model', model)
    form.set('temperature', '0')
    const prompt = promptOf(words)
    if (prompt !== '') form.set('prompt', prompt)
    form.set('response_format', format)
    const response = await ask(form, signal)
    if (format === 'json' || (response.status !== 400 && response.status !== 422)) {
      return await readAnswer(response, signal, Date.now())
    }
    await response.body?.cancel()
    form.set('response_format', 'json')
    const shorter = await ask(form, signal)
    if (shorter.ok) format = 'json'
    return await readAnswer(shorter, signal, Date.now())
  }

  return {
    name: `${model} (${new URL(url).host})`,
    async transcribe(pcm, { signal, vocabulary = [] }): Promise<Heard> {
      if (!checkAudio(pcm)) return { text: '' }
      return withDeadline(timeoutMs, [signal, closing.signal], (until) =>
        transcribe(pcm, vocabulary, until).catch((error: unknown) => {
          if (error instanceof SttError) throw error
          if (isTimeout(until)) throw new SttError('The speech provider did not answer in time.')
          throw new SttError(until.aborted ? 'Aborted.' : 'The speech provider cannot be reached.')
        }),
      )
    },
    async close() {
      closing.abort()
    },
  }
}

function promptOf(vocabulary: readonly string[]): string {
  let prompt = ''
  for (const word of vocabulary) {
    const longer = prompt === '' ? word : `${prompt}, ${word}`
    if (longer.length > MAX_PROMPT_CHARACTERS) break
    prompt = longer
  }
  return prompt
}
