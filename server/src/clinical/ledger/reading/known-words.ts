import { remember, rememberOf } from '../../remember.ts'
import { findConcept } from '../naming/concept-names.ts'
import { BUILT_IN_DRUGS, type DrugNames } from '../naming/drug-names.ts'
import type { LedgerLine, StreamToken } from './token-stream.ts'

/**
 * How much the reader's 'no part of a fact' counts for a word: less for one that the tables know.
 * Chosen on visits that the reader has not learned from.
 */
const OUTSIDE_WEIGHTS = { drug: 0.05, name: 0.15, other: 0.25 }
const SHORTEST_NAME = 4
const MOST_WORDS = 20_000

const weightsFor = rememberOf((drugs: DrugNames) =>
  remember(MOST_WORDS, (word): number => {
    if (word.length < SHORTEST_NAME) return OUTSIDE_WEIGHTS.other
    if (drugs.isKnown(word)) return OUTSIDE_WEIGHTS.drug
    const isName = findConcept('symptom', word) ?? findConcept('history', word)
    return isName === undefined ? OUTSIDE_WEIGHTS.other : OUTSIDE_WEIGHTS.name
  }),
)

/** One weight for each token; pieces of a word have the word's. */
export function outsideWeights(
  lines: readonly LedgerLine[],
  stream: readonly StreamToken[],
  drugs: DrugNames = BUILT_IN_DRUGS,
): Float32Array {
  const weightOf = weightsFor(drugs)
  const weights = new Float32Array(stream.length)
  for (let at = 0; at < stream.length;) {
    let end = at + 1
    while (stream[end]?.isInner) end += 1
    const first = stream[at]
    const last = stream[end - 1]
    const word = lines[first?.line ?? 0]?.text.slice(first?.from, last?.to) ?? ''
    weights.fill(weightOf(word.toLowerCase()), at, end)
    at = end
  }
  return weights
}
