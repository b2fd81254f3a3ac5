import { POINTING_AT, SCORES_PER_TOKEN } from './reader-layout.ts'

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
export function windowsOf(ids: Int32Array): Window[] {
  const windows: Window[] = []
  for (let at = 0; at < ids.length; at += STRIDE) {
    const tokens = ids.subarray(at, at + WINDOW)
    const given = new Int32Array(tokens.length + 1)
    given[0] = BEGIN_ID
    given.set(tokens, 1)
    windows.push({ at, ids: given })
    if (at + WINDOW >= ids.length) break
  }
  return windows
}

/** No further line changes it. */
export function isFullWindow({ ids }: Window): boolean {
  return ids.length === WINDOW + 1
}

/** How many tokens, from the first, have the scores that they will keep whatever comes. */
export function settledTokens(windows: readonly Window[]): number {
  const last = windows.at(-1)
  if (!last) return 0
  return isFullWindow(last) ? last.at + STRIDE : last.at
}

/** The places of the windows that see tokens from `from` on, before `to`. */
export function windowsAround(windows: readonly Window[], from: number, to: number): number[] {
  const first = Math.max(0, Math.floor((from - WINDOW) / STRIDE) + 1)
  const last = Math.min(windows.length, Math.ceil(to / STRIDE))
  return Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place)
}

/** A token sees enough around it, unless it is near the edge of its window. */
export function weightOf(place: number, count: number): number {
  return Math.min(place + 1, count - place, FULL_WEIGHT_AT)
}

/** Where windows overlap, the one that sees more around a token counts for more. */
export function joinWindows(
  length: number,
  windows: readonly Window[],
  read: readonly Float32Array[],
): Float32Array {
  return joinBetween(0, length, windows, (place) => read[place])
}

/** As joinWindows, for the tokens from `from` on, before `to`. Vectors mean something in their window only. */
export function joinBetween(
  from: number,
  to: number,
  windows: readonly Window[],
  readOf: (place: number) => Float32Array | undefined,
): Float32Array {
  const joined = new Float32Array((to - from) * SCORES_PER_TOKEN)
  const weights = new Float32Array(to - from)
  for (const place of windowsAround(windows, from, to)) {
    const { at = 0, ids = [] } = windows[place] ?? {}
    const count = ids.length - 1
    const scores = readOf(place)
    if (scores?.length !== count * SCORES_PER_TOKEN) throw new TypeError('A window was misread.')
    for (let token = Math.max(at, from); token < Math.min(at + count, to); token += 1) {
      const weight = weightOf(token - at, count)
      weights[token - from] = (weights[token - from] ?? 0) + weight
      const target = (token - from) * SCORES_PER_TOKEN
      const source = (token - at) * SCORES_PER_TOKEN
      for (let score = 0; score < POINTING_AT; score += 1)
        joined[target + score] =
          (joined[target + score] ?? 0) + weight * (scores[source + score] ?? 0)
    }
  }
  for (let token = 0; token < to - from; token += 1)
    for (let score = 0; score < POINTING_AT; score += 1) {
      const at = token * SCORES_PER_TOKEN + score
      joined[at] = (joined[at] ?? 0) / (weights[token] ?? 1)
    }
  return joined
}
