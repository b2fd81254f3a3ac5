import type { Fact } from '@chartwright/contract/facts'
import { isCondition } from '../../../../clinical/codes/code-table.ts'

const FELT = new Set<Fact['kind']>(['symptom', 'complaint', 'finding', 'assessment'])
/** Who has no migraine today may have migraine. */
const CONCLUDED = new Set<Fact['kind']>(['assessment'])

/** Whether the visit also says that the patient does not have it now. */
export function isDeniedElsewhere({ id, concept }: Fact, facts: readonly Fact[]): boolean {
  const kinds = isCondition(concept.toLowerCase()) ? CONCLUDED : FELT
  return facts.some(
    (other) =>
      other.id !== id &&
      kinds.has(other.kind) &&
      other.who === 'patient' &&
      other.time !== 'past' &&
      other.concept.toLowerCase() === concept.toLowerCase() &&
      (other.polarity === 'absent' || other.certainty === 'ruled_out') &&
      other.attributes.condition === undefined &&
      other.attributes.trigger === undefined,
  )
}
