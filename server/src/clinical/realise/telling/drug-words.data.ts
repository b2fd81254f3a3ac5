import type { MEDICATION_STATUSES } from '@chartwright/contract/facts'

type DrugStatus = (typeof MEDICATION_STATUSES)[number]

/** How each relation of a patient and a drug is told; '…' is the drug with its dose. */
export interface DrugWords {
  readonly told: string
  /** Of what may be. */
  readonly possible: string
  /** Of what is not. */
  readonly absent: string
  /** Said to the patient. */
  readonly toPatient: string
  readonly notToPatient: string
}

export const DRUG_WORDS: Readonly<Record<DrugStatus, DrugWords>> = {
  takes: {
    told: 'takes …',
    possible: 'possibly takes …',
    absent: 'not taking …',
    toPatient: 'you take …',
    notToPatient: 'you do not take …',
  },
  took: {
    told: 'previously took …',
    possible: 'possibly took …',
    absent: 'has not taken …',
    toPatient: 'you have taken …',
    notToPatient: 'you have not taken …',
  },
  start: {
    told: 'start …',
    possible: 'consider …',
    absent: 'no … for now',
    toPatient: 'start taking …',
    notToPatient: 'you do not need … for now',
  },
  increase: {
    told: 'increase …',
    possible: 'consider increasing …',
    absent: 'do not increase …',
    toPatient: 'increase your …',
    notToPatient: 'do not increase your …',
  },
  decrease: {
    told: 'decrease …',
    possible: 'consider decreasing …',
    absent: 'do not decrease …',
    toPatient: 'lower your …',
    notToPatient: 'do not lower your …',
  },
  continue: {
    told: 'continue …',
    possible: 'consider continuing …',
    absent: 'do not continue …',
    toPatient: 'keep taking …',
    notToPatient: 'do not keep taking …',
  },
  stop: {
    told: 'stop …',
    possible: 'consider stopping …',
    absent: 'do not stop …',
    toPatient: 'stop taking …',
    notToPatient: 'do not stop taking …',
  },
  hold: {
    told: 'hold …',
    possible: 'consider holding …',
    absent: 'do not hold …',
    toPatient: 'do not take … for now',
    notToPatient: 'keep taking …',
  },
  refill: {
    told: 'refill …',
    possible: 'consider refill of …',
    absent: 'no refill of … needed',
    toPatient: 'pick up your refill of …',
    notToPatient: 'you do not need a refill of …',
  },
  advise: {
    told: 'advised …',
    possible: 'consider …',
    absent: 'avoid …',
    toPatient: 'take …',
    notToPatient: 'do not take …',
  },
  offered: {
    told: 'offered …',
    possible: 'consider …',
    absent: '… not offered',
    toPatient: 'you were offered …',
    notToPatient: 'you were not offered …',
  },
  declined: {
    told: 'declines …',
    possible: 'may decline …',
    absent: 'does not decline …',
    toPatient: 'you chose not to take …',
    notToPatient: 'you agreed to take …',
  },
  mentioned: {
    told: 'discussed …',
    possible: 'discussed …',
    absent: '… not discussed',
    toPatient: 'you talked about …',
    notToPatient: 'you did not talk about …',
  },
}
