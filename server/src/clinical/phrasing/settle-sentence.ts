import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { losesNothing } from './loses-nothing.ts'
import { repeatsItself } from './repeats-itself.ts'
import { saidAround } from './said-around.ts'
import { wordsNotSaid } from './words-not-said.ts'

/** What the phraser wrote of a fact, and how sure it is (log probabilities). */
export interface Phrase {
  readonly text: string
  /** Of the kind that the fact was read with. */
  readonly kind: number
  /** Of its being present or absent. */
  readonly polarity: number
  /** Of its other properties but the time, the least likely one. */
  readonly others: number
  /** The mean of the pieces of the sentence. */
  readonly mean: number
}

/** Of a logistic regression on sentences that reviewers judged (decision 40). */
const WEIGHTS = { bias: 1.58, mean: 3.32, kind: 0.11, others: 0.44, sureness: 0.51 }
const LEAST = -4
/** Below this the phraser takes the fact for another one. */
const AGREES = -0.7
/** From here on its sentences were better than those of the rules, and from there on better than none. */
const SURE_ENOUGH = 0.92
const WORTH_OFFERING = 0.88
/** Half of the facts whose polarity the phraser finds less likely than this were read wrongly. */
const CONTRADICTS = -3
/** Sure enough to be quoted, and not to be stated. */
const CONTRADICTED = 0.62

/**
 * The phraser's sentence, if it is borne out by what was said and probably right; otherwise the
 * fact's own one. One that is less likely is offered to whoever cannot use the fact's own.
 */
export function settleSentence(fact: Fact, phrase: Phrase, lines: readonly LedgerLine[]): Fact {
  const sureness = rated(fact.sureness, phrase)
  const isUsable = sureness >= WORTH_OFFERING && isBorneOut(fact, phrase, lines)
  if (isUsable && sureness >= SURE_ENOUGH)
    return { ...fact, text: phrase.text, phrased: true, sureness }
  const most = phrase.polarity < CONTRADICTS ? CONTRADICTED : 1
  return {
    ...fact,
    sureness: Math.min(most, fact.sureness),
    ...(isUsable && { offered: { text: phrase.text, sureness } }),
  }
}

function isBorneOut(fact: Fact, { text, others }: Phrase, lines: readonly LedgerLine[]): boolean {
  return (
    text !== '' &&
    others > AGREES &&
    !repeatsItself(text) &&
    losesNothing(text, fact, saidAround(fact, lines)) &&
    wordsNotSaid(text, fact, lines).length === 0
  )
}

/** How likely everything that the sentence says is right. */
function rated(sureness: number, { kind, others, mean }: Phrase): number {
  const kept = Math.min(0.99, Math.max(0.02, sureness))
  const score =
    WEIGHTS.bias +
    WEIGHTS.mean * mean +
    WEIGHTS.kind * Math.max(LEAST, kind) +
    WEIGHTS.others * Math.max(LEAST, others) +
    WEIGHTS.sureness * Math.log(kept / (1 - kept))
  return 1 / (1 + Math.exp(-score))
}
