import type { SaidClause } from '../comparing/said-clause.ts'
import { weightOf, type VisitIndex } from '../indexing/index-visit.ts'

/** From 0 to 1: how much of a sentence's weight, `without` some of its words, is there. */
export interface Nearness {
  /** In a clause and around it. */
  readonly around: (clause: SaidClause, without: readonly string[]) => number
  /** The mean of that and of what is said in one breath: it tells two things of one clause apart. */
  readonly within: (
    clause: SaidClause,
    breath: readonly string[],
    without: readonly string[],
  ) => number
}

/** Counted once for all clauses, along the words: most clauses share none with a sentence. */
export function nearnessTo(words: readonly string[], visit: VisitIndex): Nearness {
  const shared = new Float64Array(visit.clauses.length)
  const weights = new Map<string, number>()
  let total = 0
  for (const word of words) {
    const held = visit.words.get(word)
    const weight = held?.weight ?? weightOf(word, 0, visit.lines.length)
    weights.set(word, weight)
    total += weight
    for (const place of held?.clauses ?? []) shared[place] = (shared[place] ?? 0) + weight
  }
  const wholeOf = (without: readonly string[]) =>
    without.reduce((sum, word) => sum - (weights.get(word) ?? 0), total)
  const around: Nearness['around'] = (clause, without) => {
    const whole = wholeOf(without)
    let part = shared[clause.place] ?? 0
    for (const word of without) if (clause.around.has(word)) part -= weights.get(word) ?? 0
    return whole <= NOTHING || part <= NOTHING ? 0 : part / whole
  }
  return {
    around,
    within(clause, breath, without) {
      const wide = around(clause, without)
      if (wide === 0) return 0
      let narrow = 0
      for (const word of breath) if (!without.includes(word)) narrow += weights.get(word) ?? 0
      return (wide + narrow / wholeOf(without)) / 2
    },
  }
}

/** What adding and taking away in floating point leaves behind. */
const NOTHING = 1e-9

/** The first of those that are nearest. */
export function nearestOf<Said>(
  said: readonly Said[],
  nearnessOf: (item: Said) => number,
): { readonly item: Said; readonly within: number } | undefined {
  let best: { item: Said; within: number } | undefined
  for (const item of said) {
    const within = nearnessOf(item)
    if (!best || within > best.within) best = { item, within }
  }
  return best
}
