import { findBlocked } from '../find-blocked.ts'
import type { Utterance } from './onnx-whisper.ts'

const END = 50_257
/** English, written as it is said: never translated, and without times. */
const START = 50_258
const ENGLISH = 50_259
const TRANSCRIBE = 50_359
const NO_SPEECH = 50_362
const NO_TIMES = 50_363
const PROMPT = [START, ENGLISH, TRANSCRIBE, NO_TIMES]

export interface Rules {
  /** Never said: marks, and signs for sounds. */
  readonly suppressed: ReadonlySet<number>
  /** Not said first: nothing, and the end. */
  readonly notFirst: ReadonlySet<number>
}

export interface Decoded {
  readonly tokens: readonly number[]
  /** Of each token, from 0 to 1. */
  readonly probabilities: readonly number[]
  /** That nobody speaks, from 0 to 1. */
  readonly noSpeech: number
}

/** The likeliest token each time, save those the rules forbid and one that would go on with a loop. */
export async function decodeSpeech(
  utterance: Utterance,
  { suppressed, notFirst }: Rules,
  maxTokens: number,
  signal: AbortSignal,
): Promise<Decoded> {
  // The model says whether anybody speaks in place of the language.
  signal.throwIfAborted()
  const noSpeech = probabilityOf(await utterance.next([START]), NO_SPEECH)
  const tokens: number[] = []
  const probabilities: number[] = []
  let given: readonly number[] = PROMPT.slice(1)
  while (tokens.length < maxTokens) {
    signal.throwIfAborted()
    const logits = await utterance.next(given)
    const blocked = findBlocked(tokens)
    const token = likeliest(logits, (one) => {
      return suppressed.has(one) || blocked.has(one) || (tokens.length === 0 && notFirst.has(one))
    })
    if (token === END) break
    tokens.push(token)
    probabilities.push(probabilityOf(logits, token))
    given = [token]
  }
  return { tokens, probabilities, noSpeech }
}

/** Whatever follows the end in the vocabulary is a mark. */
function likeliest(logits: Float32Array, isForbidden: (token: number) => boolean): number {
  let best = END
  let highest = -Infinity
  for (let token = 0; token <= END; token++) {
    const logit = logits[token] ?? -Infinity
    if (logit <= highest || isForbidden(token)) continue
    best = token
    highest = logit
  }
  return best
}

function probabilityOf(logits: Float32Array, token: number): number {
  const chosen = logits[token] ?? -Infinity
  let sum = 0
  for (const logit of logits) sum += Math.exp(logit - chosen)
  return 1 / sum
}
