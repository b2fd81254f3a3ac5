import type { Told } from '../../same-facts.ts'
import type { Sentence } from '../../words/sentence.ts'
import { tellTogether } from '../each.ts'
import { studyGroups } from './study-groups.ts'

/** By study: 'Knee x-ray: effusion; no fracture.' Numbers without one come in their own sentences. */
export function tellResults(facts: readonly Told[]): Sentence[] {
  return studyGroups(facts).map(({ label, facts: own, shown }) => {
    const told = shown.join('; ')
    return label === '' ? tellTogether(own, told) : tellTogether(own, `${label}: ${told}`, label)
  })
}
