import { PATIENT_NAME_MAX_CHARS } from '@chartwright/contract/limits'
import { patientsApi } from '@chartwright/contract/patients'

const NAME_NEEDED = 'Type the name of the new patient first.'
const NAME_TOO_LONG = `This name is too long. Please use at most ${PATIENT_NAME_MAX_CHARS} characters.`

/** The name as the server will store it, or what is wrong with it. */
export function readPatientName(text: string): { name: string } | { problem: string } {
  const { success, data } = patientsApi.create.body.safeParse({ name: text })
  if (success) return data
  return { problem: text.trim() === '' ? NAME_NEEDED : NAME_TOO_LONG }
}
