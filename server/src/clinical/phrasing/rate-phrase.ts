import type { FactKind } from '@chartwright/contract/facts'
import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { rateAcceptance } from './acceptance/rate-acceptance.ts'
import type { JudgedSentence, Phrase, WrittenSentence } from './phrase.ts'

/** What each sign counts for, in a logistic regression. */
type Weights = Readonly<
  Record<'bias' | 'sureness' | 'others' | 'verdict' | 'mean' | 'ease', number>
>

/*
 * Whether a sentence is right, on the scale of the reader's own sureness, by which thresholds were
 * chosen: from 1,321 facts of visits that nothing was learned from, whose sentences reviewers judged
 * (decision 40).
 */
const RIGHT: Weights = {
  bias: 0.84,
  sureness: 0.44,
  others: 0.2,
  verdict: 0.16,
  mean: 0.36,
  ease: 0,
}
const RIGHT_WRITTEN: Weights = {
  bias: 0.55,
  sureness: 0.17,
  others: 0,
  verdict: 0.21,
  mean: 1.52,
  ease: 1.91,
}

const LEAST = -6
/** Below this the phraser takes the fact for another one. */
const AGREES = -0.7
/** Sentences that it is less at ease with are as often wrong as those of the rules. */
export const LEAST_EASE = -0.3

/** Of these the sentences of the rules were right more often, or as often. */
const LEFT_TO_RULES = new Set<FactKind>(['medication', 'allergy', 'measurement'])

/** Whether the phraser reads the fact as the reader did, and may word facts of its kind. */
export function canWriteOf(kind: FactKind, { others }: Pick<Phrase, 'others'>): boolean {
  return others > AGREES && !LEFT_TO_RULES.has(kind)
}

export interface Rating {
  /** How likely everything that the sentence says is right. */
  readonly sureness: number
  /** How likely a clinician leaves the sentence as it is. */
  readonly acceptance: number
}

/** Of a fact with its sentence by the rules; nothing of a sentence that was not judged. */
export function rateTold(
  fact: Fact,
  phrase: Phrase,
  lines: readonly LedgerLine[],
): Rating | undefined {
  const { told: judged } = phrase
  if (!judged) return undefined
  return {
    sureness: chance(RIGHT, { sureness: fact.sureness, ...phrase, ...judged }),
    acceptance: rateAcceptance(fact, phrase, { text: fact.text, judged }, lines),
  }
}

/** Of a fact with the sentence that the phraser wrote of it, every word of which was said. */
export function rateWritten(
  fact: Fact,
  phrase: Phrase,
  { text, ...judged }: WrittenSentence,
  lines: readonly LedgerLine[],
): Rating {
  const { ease } = judged
  return {
    sureness: chance(RIGHT_WRITTEN, { sureness: fact.sureness, ...phrase, ...judged }),
    acceptance: rateAcceptance(fact, phrase, { text, judged, ease, isBorneOut: true }, lines),
  }
}

interface Signs extends Pick<Phrase, 'others'>, Pick<JudgedSentence, 'mean' | 'verdict'> {
  readonly sureness: number
  readonly ease?: number
}

function chance(weights: Weights, { sureness, others, verdict, mean, ease = 0 }: Signs): number {
  const kept = Math.min(0.99, Math.max(0.02, sureness))
  const odds =
    weights.bias +
    weights.sureness * Math.log(kept / (1 - kept)) +
    weights.others * Math.max(LEAST, others) +
    weights.verdict * verdict +
    weights.mean * Math.max(LEAST, mean) +
    weights.ease * Math.max(LEAST, ease)
  return 1 / (1 + Math.exp(-odds))
}
