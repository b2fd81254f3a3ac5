import type { SpeakerRole } from '@chartwright/contract/transcript'

export const ROLE_LABELS: Readonly<Record<SpeakerRole, string>> = {
  clinician: 'Clinician',
  patient: 'Patient',
  unsure: 'Unsure',
}
