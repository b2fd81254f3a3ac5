import type { Fact } from '@chartwright/contract/facts'

interface LeastSureness extends Pick<Fact, 'kind'>, Partial<Pick<Fact, 'status'>> {
  readonly least: number
}

/** Of facts that have their amount, time or condition from afar, three in five are wrong up to here. */
export const LEAST_FROM_AFAR = 0.8

/**
 * How likely a fact must be right before the note states it, besides being put as a clinician would.
 * The first row that fits counts. Of 20 medicines below these values that were put well 8 were wrong, of
 * 81 above 5; seven of seven that were tried before were right. Of other kinds such a value keeps out as
 * many good sentences as wrong ones (decision 14).
 */
export const LEAST_SURENESS: readonly LeastSureness[] = [
  { kind: 'measurement', least: 0.83 },
  { kind: 'medication', status: 'continue', least: 0.68 },
  { kind: 'medication', status: 'took', least: 0.7 },
  { kind: 'medication', least: 0.85 },
]

/** That no medicine is taken, or no other, where the answer is a plain no. */
export const LEAST_OF_NO_DRUGS = 0.7

/** An operation that is read so surely stands as history, however little a sentence its name makes. */
export const SURE_OF_OPERATION = 0.8
export const OPERATION =
  /(?:ectomy|plasty)$|\b(?:replacement|repair|fusion|bypass|transplant|(?<=\w )surgery)$/

/** Of symptoms with a known name and nothing else that were at least as sure, nine of ten were right. */
export const LEAST_OF_PLAIN_SYMPTOM = 0.5

/** A finding under a name of the tables, read at least so surely, is told however little a sentence its name makes. */
export const SURE_OF_PLAIN_FINDING = 0.6
/** A number of a known measure, or a fever with one, that was read surely enough to be told. */
export const LEAST_ACCEPTANCE_OF_NUMBER = 0.25
