import {
  patientDetailsApi,
  type PatientDetails,
  type PatientDetailsWrite,
} from '@chartwright/contract/patient-details'

/** As typed; empty: not known. */
export type DetailsDraft = Record<keyof Omit<PatientDetails, 'id'>, string>

export function draftOf(patient: PatientDetails): DetailsDraft {
  return {
    name: patient.name,
    date_of_birth: patient.date_of_birth ?? '',
    record_number: patient.record_number ?? '',
    sex: patient.sex ?? '',
    pronouns: patient.pronouns ?? '',
    phone: patient.phone ?? '',
    email: patient.email ?? '',
  }
}

export type DraftProblems = Partial<Record<keyof DetailsDraft, string>>

const LABELS: Readonly<Record<keyof DetailsDraft, string>> = {
  name: 'The name',
  date_of_birth: 'The date of birth',
  record_number: 'The record number',
  sex: 'The sex',
  pronouns: 'The pronouns',
  phone: 'The phone number',
  email: 'The email address',
}

/** What the server would accept, or what is wrong with each field. */
export function readDraft(
  draft: DetailsDraft,
): { change: PatientDetailsWrite } | { problems: DraftProblems } {
  const { name, ...optional } = draft
  const sent = {
    name,
    ...Object.fromEntries(
      Object.entries(optional).map(([field, text]) => [field, text.trim() === '' ? null : text]),
    ),
  }
  const { success, data, error } = patientDetailsApi.update.body.safeParse(sent)
  if (success) return { change: data }
  const problems: DraftProblems = {}
  for (const { path, message } of error.issues) {
    const field = path[0] as keyof DetailsDraft
    problems[field] ??= `${LABELS[field]} ${message}.`
  }
  return { problems }
}
