import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import { tellFact } from '../../tell-facts.ts'

const OF_ALLERGY = /\b(?:allerg\w*|react\w*|intoleran\w*|anaphyla\w*|nkd?a)\b/i

/** Allergies to a medicine that is named for another reason: they warn, and never answer. */
export function allergiesBeside(question: string, facts: readonly Fact[]): readonly Fact[] {
  if (OF_ALLERGY.test(question)) return []
  const named = new Set(drugsIn(question).map(genericName))
  return facts.filter(
    ({ kind, concept, polarity }) =>
      kind === 'allergy' && polarity === 'present' && named.has(genericName(concept)),
  )
}

export function withWarning(answer: string, allergies: readonly Fact[]): string {
  return allergies.length === 0
    ? answer
    : `${answer}\n\nWarning: ${allergies.map(tellFact).join(' ')}`
}
