import type { FactKind } from '@chartwright/contract/facts'

/** What the phraser makes of a sentence. */
export interface JudgedSentence {
  /** The mean log probability of its pieces: how a clinician would put it. */
  readonly mean: number
  /** How sure it is that the sentence is right (log odds). */
  readonly verdict: number
}

/** A sentence that it wrote itself. */
interface WrittenSentence extends JudgedSentence {
  readonly text: string
  /** The mean log probability of its pieces behind the sentence of the rules that it stands for. */
  readonly ease: number
}

/** What the phraser makes of a fact. Probabilities are logarithms. */
export interface Phrase {
  /** Of the kind that the fact was read with. */
  readonly kind: number
  /** Of its other properties but the time, the least likely one. */
  readonly others: number
  /** The sentence of the rules; undefined of a long one. */
  readonly told: JudgedSentence | undefined
  /** Absent if the phraser takes the fact for another one, or the rules word facts of its kind. */
  readonly written?: WrittenSentence | undefined
}

/** What each sign counts for, in a logistic regression. */
type Weights = Readonly<
  Record<'bias' | 'sureness' | 'kind' | 'others' | 'verdict' | 'mean' | 'ease', number>
>

const NONE: Weights = { bias: 0, sureness: 0, kind: 0, others: 0, verdict: 0, mean: 0, ease: 0 }
/*
 * All four from 1,321 facts of visits that nothing was learned from, whose sentences reviewers judged
 * (decision 40).
 */
/** Whether the sentence of the rules is right, on the scale of the reader's own sureness, by which thresholds were chosen. */
const RIGHT: Weights = {
  ...NONE,
  bias: 0.84,
  sureness: 0.44,
  others: 0.2,
  verdict: 0.16,
  mean: 0.36,
}
/** Whether a sentence of the phraser is right, on the same scale. */
const RIGHT_WRITTEN: Weights = {
  ...NONE,
  bias: 0.55,
  sureness: 0.17,
  verdict: 0.21,
  mean: 1.52,
  ease: 1.91,
}
/** Whether reviewers left a sentence as it was: one of the rules, and one of the phraser. */
const ACCEPTED: Weights = {
  ...NONE,
  bias: 0.04,
  sureness: 0.73,
  kind: 0.21,
  verdict: 0.04,
  mean: 0.78,
}
const ACCEPTED_WRITTEN: Weights = {
  ...NONE,
  bias: 0.14,
  sureness: 0.42,
  verdict: 0.03,
  mean: 1.92,
  ease: 1.8,
}

const LEAST = -6
/** Below this the phraser takes the fact for another one. */
const AGREES = -0.7
/** Sentences that it is less at ease with are as often wrong as those of the rules. */
export const LEAST_EASE = -0.3
/** How much surer a clinician must be to leave its sentence as it is. */
const MARGIN = 0.05
/** Of facts whose sentence by the rules is so unlikely to stay, one in four was misread, however well it was put. */
const LEAST_TOLD = 0.2

/** Of these the sentences of the rules were right more often, or as often. */
const LEFT_TO_RULES = new Set<FactKind>(['medication', 'allergy', 'measurement'])

/** Whether the phraser reads the fact as the reader did, and may word facts of its kind. */
export function canWriteOf(kind: FactKind, { others }: Pick<Phrase, 'others'>): boolean {
  return others > AGREES && !LEFT_TO_RULES.has(kind)
}

/** Whether a clinician more likely leaves the phraser's sentence as it is than that of the rules. */
export function prefersOwn(sureness: number, phrase: Phrase, written: WrittenSentence): boolean {
  const told = rateTold(sureness, phrase)
  return (
    told !== undefined &&
    told.acceptance >= LEAST_TOLD &&
    written.ease > LEAST_EASE &&
    rateWritten(sureness, phrase, written).acceptance > told.acceptance + MARGIN
  )
}

export interface Rating {
  /** How likely everything that the sentence says is right. */
  readonly sureness: number
  /** How likely a clinician leaves the sentence as it is. */
  readonly acceptance: number
}

/** Of a fact with its sentence by the rules; nothing of a sentence that was not judged. */
export function rateTold(sureness: number, phrase: Phrase): Rating | undefined {
  const { told } = phrase
  if (!told) return undefined
  const signs = { sureness, ...phrase, ...told }
  return { sureness: chance(RIGHT, signs), acceptance: chance(ACCEPTED, signs) }
}

/** Of a fact with the sentence that the phraser wrote of it. */
export function rateWritten(sureness: number, phrase: Phrase, written: WrittenSentence): Rating {
  const signs = { sureness, ...phrase, ...written }
  return { sureness: chance(RIGHT_WRITTEN, signs), acceptance: chance(ACCEPTED_WRITTEN, signs) }
}

interface Signs extends Pick<Phrase, 'kind' | 'others'>, JudgedSentence {
  readonly sureness: number
  readonly ease?: number
}

function chance(
  weights: Weights,
  { sureness, kind, others, verdict, mean, ease = 0 }: Signs,
): number {
  const kept = Math.min(0.99, Math.max(0.02, sureness))
  const odds =
    weights.bias +
    weights.sureness * Math.log(kept / (1 - kept)) +
    weights.kind * Math.max(LEAST, kind) +
    weights.others * Math.max(LEAST, others) +
    weights.verdict * verdict +
    weights.mean * Math.max(LEAST, mean) +
    weights.ease * Math.max(LEAST, ease)
  return 1 / (1 + Math.exp(-odds))
}
