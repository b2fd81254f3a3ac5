import type { Fact } from '@chartwright/contract/facts'
import type { CodeableConcept, Condition } from 'fhir/r4'
import { codeFact, isDoubted } from '../../../clinical/codes/code-fact.ts'
import { isCondition } from '../../../clinical/codes/code-table.ts'
import { conceptOf, joined, referTo } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { People } from './people.ts'
import type { VisitDocument } from './visit-document.ts'

const HL7 = 'http://terminology.hl7.org/CodeSystem'
const ICD_10_CM = 'http://hl7.org/fhir/sid/icd-10-cm'

type Verification = 'confirmed' | 'provisional' | 'unconfirmed' | 'refuted'

/**
 * What the clinician concluded, and what the patient has or had. What a clinician ruled out is
 * refuted; what a patient merely denies is not a condition, and is left to the note. From the
 * history, only what the table of conditions knows: an operation is not one.
 */
export function conditionOf(
  fact: Fact,
  visit: VisitDocument,
  people: People,
): (Condition & { id: string }) | undefined {
  const verification = verificationOf(fact, visit)
  if (verification === undefined) return undefined
  return {
    resourceType: 'Condition',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    // An invariant of the standard requires it on every problem list item, and forbids it on
    // refuted ones.
    ...(verification !== 'refuted' && { clinicalStatus: clinicalStatusOf(fact) }),
    verificationStatus: {
      coding: [{ system: `${HL7}/condition-ver-status`, code: verification }],
    },
    ...(fact.kind === 'assessment' && {
      category: [
        { coding: [{ system: `${HL7}/condition-category`, code: 'encounter-diagnosis' }] },
      ],
    }),
    code: nameOf(fact, visit, verification),
    ...siteOf(fact),
    subject: referTo(people.patient),
    encounter: referTo(people.encounter),
    ...(fact.attributes.onset !== undefined && { onsetString: fact.attributes.onset }),
    ...(visit.note.signature && { recorder: referTo(people.practitioner) }),
  }
}

function verificationOf(fact: Fact, { lines }: VisitDocument): Verification | undefined {
  const isConcluded = fact.kind === 'assessment'
  if (fact.time === 'future') return undefined
  if (!isConcluded && !isCondition(fact.concept)) return undefined
  if (fact.certainty === 'ruled_out' || fact.polarity === 'absent')
    return isConcluded ? 'refuted' : undefined
  if (fact.certainty === 'possible' || fact.status === 'suspected' || isDoubted(fact, lines))
    return isConcluded ? 'provisional' : 'unconfirmed'
  return 'confirmed'
}

function clinicalStatusOf({ kind, status, time }: Fact): CodeableConcept {
  const code =
    status === 'resolved'
      ? 'resolved'
      : kind === 'history' && time === 'past'
        ? 'inactive'
        : 'active'
  return { coding: [{ system: `${HL7}/condition-clinical`, code }] }
}

/** Only what is certain has a code, and only if the code table has one. */
function nameOf(
  fact: Fact,
  { facts, edition }: VisitDocument,
  verification: Verification,
): CodeableConcept {
  const name = conceptOf(fact.concept)
  if (fact.kind !== 'assessment' || verification !== 'confirmed') return name
  const coded = codeFact(fact, facts, edition)
  const [code] = 'code' in coded ? coded.code.split(' ') : []
  return code === undefined ? name : { coding: [{ system: ICD_10_CM, code }], ...name }
}

function siteOf({ attributes: { side, site } }: Fact): Pick<Condition, 'bodySite'> {
  const text = joined(side, site)
  return text === '' ? {} : { bodySite: [conceptOf(text)] }
}
