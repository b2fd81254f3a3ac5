import type { Fact } from '@chartwright/contract/facts'
import { rememberPair } from '../../../clinical/remember.ts'
import { namesOfFact, type Name } from '../comparing/fact-names.ts'
import { contentWords } from './content-words.ts'
import { weightOf, type VisitIndex } from './index-visit.ts'
import { factsOf, type Facts } from './read-facts.ts'

/** A fact of the ledger, ready to be looked for in sentences. */
export interface KnownFact {
  readonly fact: Fact
  readonly names: readonly Name[]
  readonly quoted: readonly Name[]
  /** Whoever means it says one of its names. */
  readonly isKnown: boolean
  /** The words of its concept, and those that were said, with what each weighs in this visit. */
  readonly words: ReadonlyMap<string, number>
  readonly saidWords: ReadonlyMap<string, number>
  /** What its own sentence states, for numbers, sides and drugs. */
  readonly stated: Facts
}

/** All facts of a visit that sentences are compared with. */
export const indexLedger = rememberPair(
  (facts: readonly Fact[], visit: VisitIndex): KnownFact[] => {
    const weigh = (words: readonly string[]): Map<string, number> =>
      new Map(
        words
          .filter((word) => !/^(?:left|right)$/.test(word))
          .map((word) => [
            word,
            visit.words.get(word)?.weight ?? weightOf(word, 0, visit.lines.length),
          ]),
      )
    return facts.map((fact) => {
      const [stated, concept, ...said] = factsOf([
        fact.text,
        fact.concept,
        ...fact.said.map(({ words }) => words),
      ])
      return {
        fact,
        ...namesOfFact(fact),
        words: weigh(concept?.words ?? contentWords(fact.concept)),
        saidWords: weigh([...new Set(said.flatMap(({ words }) => words))]),
        stated: stated ?? EMPTY,
      }
    })
  },
)

const EMPTY: Facts = {
  text: '',
  tokens: [],
  findings: [],
  drugs: [],
  amounts: [],
  frequencies: [],
  sides: [],
  measures: [],
  words: [],
}
