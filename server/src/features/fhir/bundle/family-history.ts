import type { Fact } from '@chartwright/contract/facts'
import type { FamilyMemberHistory } from 'fhir/r4'
import { conceptOf, joined, referTo } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { People } from './people.ts'
import type { VisitDocument } from './visit-document.ts'

/** A relative's condition is never the patient's. What no relative has is only in the note. */
export function familyHistoryOf(
  fact: Fact,
  _visit: VisitDocument,
  people: People,
): (FamilyMemberHistory & { id: string }) | undefined {
  if (fact.polarity === 'absent' || fact.certainty !== 'sure') return undefined
  const relative = fact.who === 'patient' || fact.who === 'family' ? 'family member' : fact.who
  const remark = joined(fact.attributes.onset, fact.attributes.detail)
  return {
    resourceType: 'FamilyMemberHistory',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    status: 'partial',
    patient: referTo(people.patient),
    relationship: conceptOf(relative),
    condition: [
      { code: conceptOf(fact.concept), ...(remark !== '' && { note: [{ text: remark }] }) },
    ],
  }
}
