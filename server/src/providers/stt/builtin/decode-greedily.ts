import { findBlocked } from '../find-blocked.ts'
import type { Utterance } from './onnx-moonshine.ts'

const START = 1
const END = 2
/** The last 768 entries of the vocabulary are marks, not words. */
const FIRST_MARK = 32_000

export interface Decoded {
  readonly tokens: readonly number[]
  /** Of each token, from 0 to 1. */
  readonly probabilities: readonly number[]
}

/** The likeliest token each time, save one that would go on with a loop. */
export async function decodeGreedily(
  utterance: Utterance,
  maxTokens: number,
  signal: AbortSignal,
): Promise<Decoded> {
  const tokens: number[] = []
  const probabilities: number[] = []
  let last = START
  while (tokens.length < maxTokens) {
    signal.throwIfAborted()
    const logits = await utterance.next(last)
    last = likeliest(logits, findBlocked(tokens))
    if (last === END) break
    tokens.push(last)
    probabilities.push(probabilityOf(logits, last))
  }
  return { tokens, probabilities }
}

function likeliest(logits: Float32Array, blocked: ReadonlySet<number>): number {
  let best = END
  let highest = logits[END] ?? -Infinity
  for (let token = 0; token < FIRST_MARK; token++) {
    const logit = logits[token] ?? -Infinity
    if (logit <= highest || blocked.has(token)) continue
    best = token
    highest = logit
  }
  return best
}

function probabilityOf(logits: Float32Array, token: number): number {
  const chosen = logits[token] ?? -Infinity
  // Relative to the chosen one, which is never far from the highest, so that nothing overflows.
  let sum = 0
  for (const logit of logits) sum += Math.exp(logit - chosen)
  return 1 / sum
}
