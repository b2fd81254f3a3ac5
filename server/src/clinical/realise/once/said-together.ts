import type { Fact } from '@chartwright/contract/facts'

/** A sentence of the visit in which a fact was said. */
export interface SaidIn {
  readonly id: string
  readonly text: string
}

/** The sentences in which a fact was said; none if it was not heard. */
export type SentencesOf = (fact: Fact) => readonly SaidIn[]

/** The sentence in which both were said, if there is one. */
export function sharedSentence(
  one: Fact,
  other: Fact,
  sentencesOf: SentencesOf,
): SaidIn | undefined {
  const ids = new Set(sentencesOf(other).map(({ id }) => id))
  return sentencesOf(one).find(({ id }) => ids.has(id))
}
