import type { Fact, FactAct } from '@chartwright/contract/facts'
import type { ServiceRequest } from 'fhir/r4'
import { conceptOf, joined, referTo } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { People } from './people.ts'
import type { VisitDocument } from './visit-document.ts'

/** What somebody has to do, as opposed to what the patient is told. */
const REQUESTED: Partial<Record<FactAct, string>> = {
  order: 'Order',
  refer: 'Referral',
  procedure: 'Procedure',
  follow_up: 'Follow-up',
  emergency: 'Emergency',
}

export function serviceRequestOf(
  fact: Fact,
  { note }: VisitDocument,
  people: People,
): (ServiceRequest & { id: string }) | undefined {
  const category = fact.act === '' ? undefined : REQUESTED[fact.act]
  if (category === undefined || fact.polarity === 'absent') return undefined
  // What was done in the visit or before it is no longer requested.
  if (fact.certainty === 'ruled_out' || fact.time === 'past') return undefined
  if (fact.act === 'procedure' && fact.time === 'now') return undefined
  const { when, condition, detail, reason, site, side } = fact.attributes
  const isSure = fact.certainty === 'sure' && condition === undefined
  const remark = joined(when, condition, detail)
  const place = joined(side, site)
  const why = joined(reason ?? fact.problem)
  return {
    resourceType: 'ServiceRequest',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    status: note.signature && isSure ? 'active' : 'draft',
    intent: isSure ? 'plan' : 'proposal',
    category: [conceptOf(category)],
    ...(fact.act === 'emergency' && { priority: 'stat' }),
    code: conceptOf(fact.concept),
    subject: referTo(people.patient),
    encounter: referTo(people.encounter),
    requester: referTo(people.practitioner),
    ...(why !== '' && { reasonCode: [conceptOf(why)] }),
    ...(place !== '' && { bodySite: [conceptOf(place)] }),
    ...(remark !== '' && { note: [{ text: remark }] }),
  }
}
