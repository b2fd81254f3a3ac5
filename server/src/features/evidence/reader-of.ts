import type { TemplateType } from '@chartwright/contract/templates'
import type { FactKind } from '@chartwright/contract/facts'

/** Who reads a note: colleagues, the patient, or an office that must not learn more than it asks. */
export type Reader = 'clinician' | 'patient' | 'office'

const PATIENTS_TITLE =
  /\bpatient (?:instructions?|information|letter|summary|handout|education)\b|\b(?:letter|instructions?|information|handout|leaflet) (?:to|for) (?:the |your )?patients?\b|\bafter[- ]visit summary\b|\baftercare\b|\bhome care\b/i
const PATIENTS_PROMPT =
  /\b(?:speak|write|written|addressed|letter|instructions) (?:\w+ ){0,3}(?:to|for) the patient\b(?!['’])/i
const OFFICES_TITLE = /\bsick note\b|\binsurance\b|\bcodes?\b|\bcertificate\b|\bfit note\b/i
const PATIENTS_FACTS = new Set<FactKind>(['medication', 'plan'])

interface Template {
  readonly title: string
  readonly type: TemplateType
  readonly prompt: string
}

export function readerOf({ title, type, prompt }: Template): Reader {
  if (PATIENTS_TITLE.test(title)) return 'patient'
  if (type === 'administrative' || OFFICES_TITLE.test(title)) return 'office'
  return PATIENTS_PROMPT.test(prompt) ? 'patient' : 'clinician'
}

/** What its reader would miss. */
export function isMissedBy(reader: Reader, kind: FactKind): boolean {
  if (reader === 'office') return false
  return reader === 'clinician' || PATIENTS_FACTS.has(kind)
}
