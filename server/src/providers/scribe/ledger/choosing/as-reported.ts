import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { FELT_ONLY } from './felt-only.data.ts'

/** What only the patient can tell is no finding of the examiner, if the patient has said it. */
export function asReported(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  if (fact.kind !== 'finding' || fact.source !== 'heard') return fact
  const name = fact.concept.toLowerCase()
  if (!FELT_ONLY.some(([felt]) => felt.test(name)) || !isOfPatient(fact, segments)) return fact
  return { ...fact, kind: 'symptom' }
}

/** Whether its words, or the answer to the question about it, are the patient's. */
function isOfPatient({ said }: Fact, segments: readonly ScribeSegment[]): boolean {
  return said.some(({ segment_id }) => {
    const line = segments.find(({ id }) => id === segment_id)
    return line !== undefined && /patient/i.test(line.role ?? line.speaker ?? '')
  })
}
