import type { DefaultTemplate } from './default-template.ts'
import { COMPLEX_VISIT } from './defaults/complex-visit.ts'
import { DENTAL_EXAMINATION } from './defaults/dental-examination.ts'
import { DENTAL_TREATMENT_PLAN } from './defaults/dental-treatment-plan.ts'
import { DISCHARGE_SUMMARY } from './defaults/discharge-summary.ts'
import { HISTORY_AND_PHYSICAL } from './defaults/history-and-physical.ts'
import { HOSPITAL_ADMISSION } from './defaults/hospital-admission.ts'
import { ICD_10_CODES } from './defaults/icd-10-codes.ts'
import { INSURANCE_LETTER } from './defaults/insurance-letter.ts'
import { MENTAL_HEALTH_INTAKE } from './defaults/mental-health-intake.ts'
import { PATIENT_INSTRUCTIONS } from './defaults/patient-instructions.ts'
import { PROGRESS_NOTE } from './defaults/progress-note.ts'
import { REFERRAL_LETTER } from './defaults/referral-letter.ts'
import { SICK_NOTE } from './defaults/sick-note.ts'
import { SOAP } from './defaults/soap.ts'
import { THERAPY_PROGRESS_DAP } from './defaults/therapy-progress-dap.ts'

/** Listed by id. */
export const DEFAULT_TEMPLATES: readonly DefaultTemplate[] = [
  SOAP,
  COMPLEX_VISIT,
  HOSPITAL_ADMISSION,
  PROGRESS_NOTE,
  DISCHARGE_SUMMARY,
  REFERRAL_LETTER,
  PATIENT_INSTRUCTIONS,
  ICD_10_CODES,
  HISTORY_AND_PHYSICAL,
  DENTAL_EXAMINATION,
  DENTAL_TREATMENT_PLAN,
  SICK_NOTE,
  INSURANCE_LETTER,
  MENTAL_HEALTH_INTAKE,
  THERAPY_PROGRESS_DAP,
]
