import type { PatientSex } from '@chartwright/contract/patient-details'

export const SEX_WORDS: Readonly<Record<PatientSex, string>> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  unknown: 'Unknown',
}
