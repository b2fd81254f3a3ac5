import type { FactContent } from '@chartwright/contract/facts'

/** The medicines that somebody is on, none of them by name. */
const ALL_OF_THEM =
  /^(?:(?:all|both|my|your|his|her|the|of|these|those|current|prescribed|regular|daily|home) )*(?:medications?|medicines?|meds|pills|tablets)$/i

/** That somebody takes what they are prescribed: a word on the treatment, and no drug for a list. */
export function isTakingAll({ kind, status, time, polarity, who, concept }: FactContent): boolean {
  return (
    kind === 'medication' &&
    status === 'takes' &&
    time === 'now' &&
    polarity === 'present' &&
    who === 'patient' &&
    ALL_OF_THEM.test(concept)
  )
}
