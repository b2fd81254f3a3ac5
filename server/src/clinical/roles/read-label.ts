import type { Role } from './role.ts'

const LABEL =
  /^\s*(?:\[([a-z][\w .'-]{0,30})\]\s*:?|([a-z][\w.'-]{0,20}(?: [a-z0-9.'-]{1,15})?):(?=\s))\s*/i
const CLINICIAN =
  /^(?:dr|doctor|doc|clinician|physician|provider|practitioner|nurse|therapist|dentist|gp|np|pa|consultant|surgeon|counsel\w+|psych\w+)(?:\b|_)/i
const PATIENT =
  /^(?:patient|pt|client|mother|father|mom|dad|parent|guest|family|caregiver)(?:\b|_)/i
/** Somebody who came with the patient and speaks for them. */
const ANOTHER = /^(?:patient[ _])?(?:mother|father|mom|dad|parent|guest|family|caregiver)(?:\b|_)/i
/** As recognisers number the people they hear. */
const NUMBERED = /^(?:speaker|spk|person|voice|participant)[ _-]?(?:\d{1,3}|[a-z])$/i

export interface Label {
  /** As it stands there. */
  readonly name: string
  /** Null where the name does not say it. */
  readonly role: Role | null
  /** The line without it. */
  readonly rest: string
}

/** '[doctor] …', 'Patient: …' or 'SPEAKER_01: …'; any other word before a colon may be no label at all. */
export function readLabel(line: string): Label | undefined {
  const found = LABEL.exec(line)
  const name = found?.[1] ?? found?.[2]
  if (!found || name === undefined) return undefined
  const role = labelRole(name)
  if (role === null && !NUMBERED.test(name)) return undefined
  return { name, role, rest: line.slice(found[0].length).trim() }
}

export function labelRole(name: string): Role | null {
  if (CLINICIAN.test(name.trim())) return 'clinician'
  return PATIENT.test(name.trim()) ? 'patient' : null
}

/** Neither the clinician nor the patient, by the name of the label. */
export function isOfAnother(name: string): boolean {
  return ANOTHER.test(name.trim())
}
