import type { Fact } from '@chartwright/contract/facts'

interface LeastSureness extends Pick<Fact, 'kind'>, Partial<Pick<Fact, 'status'>> {
  readonly least: number
}

/** Of facts that have their amount, time or condition from afar, three in five are wrong up to here. */
export const LEAST_FROM_AFAR = 0.8

/**
 * How likely a fact must be right before the note states it. The first row that fits counts. Chosen on
 * half of the visits that nothing was learned from: of the facts below these values at least one in
 * three was wrong (of medicines three in four), of those above one in six.
 */
export const LEAST_SURENESS: readonly LeastSureness[] = [
  { kind: 'symptom', least: 0.68 },
  { kind: 'history', least: 0.68 },
  { kind: 'family', least: 0.68 },
  { kind: 'social', least: 0.68 },
  { kind: 'allergy', least: 0.63 },
  { kind: 'finding', least: 0.68 },
  { kind: 'measurement', least: 0.83 },
  { kind: 'result', least: 0.65 },
  { kind: 'medication', status: 'continue', least: 0.68 },
  { kind: 'medication', least: 0.85 },
  { kind: 'plan', least: 0.6 },
]

/** That no medicine is taken, or no other, where the answer is a plain no. */
export const LEAST_OF_NO_DRUGS = 0.7

/** An operation that is read so surely stands as history, however little a sentence its name makes. */
export const SURE_OF_OPERATION = 0.8
export const OPERATION =
  /(?:ectomy|plasty)$|\b(?:replacement|repair|fusion|bypass|transplant|(?<=\w )surgery)$/

/** Of symptoms with a known name and nothing else that were at least as sure, nine of ten were right. */
export const LEAST_OF_PLAIN_SYMPTOM = 0.5
