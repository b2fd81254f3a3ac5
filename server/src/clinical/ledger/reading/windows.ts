import { SCORES_PER_TOKEN } from './reader-layout.ts'
import type { StreamToken } from './token-stream.ts'

/** As many tokens as the reader sees at once, besides the one that it begins with. */
const WINDOW = 255
const STRIDE = 160
/** Beyond this distance from its edge a window sees enough on both sides. */
const FULL_WEIGHT_AT = 64
const BEGIN_ID = 101

export interface Window {
  /** The place of its first token in the stream. */
  readonly at: number
  /** What the reader is given. */
  readonly ids: Int32Array
}

/** Probabilities of every token, side by side, for a window's tokens after the first. */
export type ReadWindow = (ids: Int32Array) => Promise<Float32Array>

/** Windows depend on what stands before their end only: a new line changes the last ones alone. */
export function windowsOf(stream: readonly StreamToken[]): Window[] {
  const windows: Window[] = []
  for (let at = 0; at < stream.length; at += STRIDE) {
    const tokens = stream.slice(at, at + WINDOW)
    windows.push({ at, ids: Int32Array.from([BEGIN_ID, ...tokens.map(({ id }) => id)]) })
    if (at + WINDOW >= stream.length) break
  }
  return windows
}

/** No further line changes it. */
export function isFullWindow({ ids }: Window): boolean {
  return ids.length === WINDOW + 1
}

/** Where windows overlap, the one that sees more around a token counts for more. */
export function joinWindows(
  length: number,
  windows: readonly Window[],
  read: readonly Float32Array[],
): Float32Array {
  const joined = new Float32Array(length * SCORES_PER_TOKEN)
  const weights = new Float32Array(length)
  for (const [place, { at, ids }] of windows.entries()) {
    const count = ids.length - 1
    const scores = read[place]
    if (scores?.length !== count * SCORES_PER_TOKEN) throw new TypeError('A window was misread.')
    for (let token = 0; token < count; token += 1) {
      const weight = Math.min(token + 1, count - token, FULL_WEIGHT_AT)
      weights[at + token] = (weights[at + token] ?? 0) + weight
      const to = (at + token) * SCORES_PER_TOKEN
      for (let score = 0; score < SCORES_PER_TOKEN; score += 1)
        joined[to + score] =
          (joined[to + score] ?? 0) + weight * (scores[token * SCORES_PER_TOKEN + score] ?? 0)
    }
  }
  for (let token = 0; token < length; token += 1)
    for (let score = 0; score < SCORES_PER_TOKEN; score += 1) {
      const at = token * SCORES_PER_TOKEN + score
      joined[at] = (joined[at] ?? 0) / (weights[token] ?? 1)
    }
  return joined
}
