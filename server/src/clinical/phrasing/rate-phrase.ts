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
  Record<'bias' | 'sureness' | 'kind' | 'others' | 'verdict' | 'mean', number>
>

const NONE: Weights = { bias: 0, sureness: 0, kind: 0, others: 0, verdict: 0, mean: 0 }
/**
 * Whether a fact is right: from half of the visits that nothing was learned from, on the scale of the
 * reader's own sureness, by which thresholds were chosen (decision 40).
 */
const RIGHT: Weights = {
  ...NONE,
  bias: -0.45,
  sureness: 0.77,
  verdict: 0.18,
  kind: 0.41,
  others: 0.06,
}
/** Whether a fact is right of which the phraser's sentence was chosen. */
const RIGHT_WRITTEN: Weights = { ...NONE, bias: 0.8, sureness: 0.91 }
/** Whether reviewers left a sentence as it was: one of the rules, and one of the phraser. */
const ACCEPTED: Weights = {
  ...NONE,
  bias: -0.53,
  sureness: 0.77,
  verdict: 0.06,
  kind: 0.08,
  mean: 0.76,
}
const ACCEPTED_WRITTEN: Weights = { ...NONE, bias: -0.3, sureness: 0.57, mean: 0.89 }

const LEAST = -6
/** Below this the phraser takes the fact for another one. */
const AGREES = -0.7
/** Sentences less likely than this are mostly invented. */
export const LEAST_MEAN = -0.2

/** Of these the sentences of the rules were right more often, or as often. */
const LEFT_TO_RULES = new Set<FactKind>([
  'medication',
  'allergy',
  'social',
  'measurement',
  'assessment',
])

/** Whether the phraser reads the fact as the reader did, and may word facts of its kind. */
export function canWriteOf(kind: FactKind, { others }: Pick<Phrase, 'others'>): boolean {
  return others > AGREES && !LEFT_TO_RULES.has(kind)
}

/** Whether the phraser finds its own sentence likely, and surer to be right than that of the rules. */
export function prefersOwn({ told }: Phrase, written: WrittenSentence): boolean {
  return written.mean > LEAST_MEAN && told !== undefined && written.verdict > told.verdict
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
}

function chance(weights: Weights, { sureness, kind, others, verdict, mean }: Signs): number {
  const kept = Math.min(0.99, Math.max(0.02, sureness))
  const odds =
    weights.bias +
    weights.sureness * Math.log(kept / (1 - kept)) +
    weights.kind * Math.max(LEAST, kind) +
    weights.others * Math.max(LEAST, others) +
    weights.verdict * verdict +
    weights.mean * mean
  return 1 / (1 + Math.exp(-odds))
}
