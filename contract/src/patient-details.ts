import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  EMAIL_MAX_CHARS,
  PATIENT_BORN_FROM,
  PATIENT_NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
  PRONOUNS_MAX_CHARS,
  RECORD_NUMBER_MAX_CHARS,
} from './limits.ts'
import { Patient } from './patients.ts'
import { Day, Id, lineOfText } from './values.ts'

export const PATIENT_SEXES = ['female', 'male', 'other', 'unknown'] as const
export const PatientSex = z.enum(PATIENT_SEXES, 'must be female, male, other or unknown')
export type PatientSex = z.infer<typeof PatientSex>

/** Suggestions; any other text is allowed. */
export const COMMON_PRONOUNS = ['she/her', 'he/him', 'they/them'] as const

/** A patient with what is known besides the name. Null: not known. */
export const PatientDetails = Patient.extend({
  date_of_birth: Day.nullable(),
  record_number: z.string().nullable(),
  sex: PatientSex.nullable(),
  pronouns: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
}).meta({ id: 'PatientDetails' })
export type PatientDetails = z.infer<typeof PatientDetails>

const HOUR_MS = 60 * 60 * 1_000

/** Today in the earliest time zone: nobody is refused a child born today because of a time zone. */
function lastToday(): string {
  return new Date(Date.now() + 14 * HOUR_MS).toISOString().slice(0, '2026-03-09'.length)
}

const DateOfBirth = Day.refine(
  (day) => day >= PATIENT_BORN_FROM,
  `must not be before ${PATIENT_BORN_FROM}`,
).refine((day) => day <= lastToday(), 'must not be in the future')

const Phone = lineOfText(PHONE_MAX_CHARS).refine(
  (text) => /^\+?[\d\s()./-]+(?:(?:ext\.?|x)\s?\d+)?$/i.test(text) && /(?:\d\D*){3}/.test(text),
  'must be a phone number',
)

const Email = lineOfText(EMAIL_MAX_CHARS).pipe(z.email('must be an email address'))

/** Omitted fields are unchanged; null clears one. */
const PatientDetailsWrite = z
  .object({
    date_of_birth: DateOfBirth.nullable(),
    record_number: lineOfText(RECORD_NUMBER_MAX_CHARS).nullable(),
    sex: PatientSex.nullable(),
    pronouns: lineOfText(PRONOUNS_MAX_CHARS).nullable(),
    phone: Phone.nullable(),
    email: Email.nullable(),
  })
  .partial()
  .extend({ name: lineOfText(PATIENT_NAME_MAX_CHARS) })
export type PatientDetailsWrite = z.output<typeof PatientDetailsWrite>

const common = { access: 'practitioner', tag: 'Patients' } as const
const params = z.object({ id: Id })

/** Patient details that document 2 leaves open. Its own calls only know the name, and stay so. */
export const patientDetailsApi = {
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/api/patients/{id}/details',
    action: 'fetch patient',
    params,
    response: PatientDetails,
    errors: ['NOT_FOUND'],
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/patients/{id}/details',
    action: 'update patient',
    params,
    body: PatientDetailsWrite,
    response: PatientDetails,
    errors: ['NOT_FOUND', 'RECORD_NUMBER_TAKEN'],
  }),
}
