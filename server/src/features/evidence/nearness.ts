import { weightOf, type VisitIndex } from './index-visit.ts'
import type { SaidClause } from './said-clause.ts'

/**
 * From 0 to 1: how much of a sentence's weight, `without` some of its words, a clause has around it.
 */
export type Nearness = (clause: SaidClause, without: readonly string[]) => number

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
  return ({ place, around }, without) => {
    let part = shared[place] ?? 0
    let whole = total
    for (const word of without) {
      const weight = weights.get(word) ?? 0
      whole -= weight
      if (around.has(word)) part -= weight
    }
    return whole <= NOTHING || part <= NOTHING ? 0 : part / whole
  }
}

/** What adding and taking away in floating point leaves behind. */
const NOTHING = 1e-9
