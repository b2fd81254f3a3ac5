import { LINK_SIZE, SCORES_PER_TOKEN } from './reader-layout.ts'
import { weightOf, windowsAround, type Window } from './windows.ts'

/** The vector of a token in one window. Only vectors of the same window can be compared. */
export interface LinkVector {
  readonly window: number
  /** How much the token sees around it there. */
  readonly weight: number
  readonly values: Float32Array
}

/** The vectors of a token, one for each window that sees it. */
export type VectorsAt = (token: number, offset: number) => LinkVector[]

/** The vectors of tokens; places count from token `from` of the visit. */
export function vectorsFrom(
  from: number,
  windows: readonly Window[],
  readOf: (place: number) => Float32Array | undefined,
): VectorsAt {
  return (token, offset) =>
    windowsAround(windows, from + token, from + token + 1).flatMap((window) => {
      const { at = 0, ids = [] } = windows[window] ?? {}
      const place = from + token - at
      const start = place * SCORES_PER_TOKEN + offset
      const values = readOf(window)?.slice(start, start + LINK_SIZE)
      if (values?.length !== LINK_SIZE) return []
      return { window, weight: weightOf(place, ids.length - 1), values }
    })
}

/** How likely words point at other words, from 0 to 1: every token at the best one of the others. */
export function linkOdds(
  pointing: readonly (readonly LinkVector[])[],
  pointed: readonly (readonly LinkVector[])[],
): number {
  const best = pointing.map((from) => Math.max(...pointed.map((to) => oddsOf(from, to))))
  return best.reduce((sum, odds) => sum + odds, 0) / Math.max(1, best.length)
}

function oddsOf(from: readonly LinkVector[], to: readonly LinkVector[]): number {
  let sum = 0
  let weights = 0
  for (const one of from) {
    const other = to.find(({ window }) => window === one.window)
    if (!other) continue
    const weight = Math.min(one.weight, other.weight)
    sum += weight * product(one.values, other.values)
    weights += weight
  }
  return weights === 0 ? 0 : 1 / (1 + Math.exp(-sum / weights))
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0)
  return sum
}
