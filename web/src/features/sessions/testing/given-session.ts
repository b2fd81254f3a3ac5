import type { Session } from '@chartwright/contract/sessions'

const PRACTITIONER = '6a52a3d6-7a34-4d0b-9c5f-0f2b8f0e7a11'

export function givenSession(changes: Partial<Session> = {}): Session {
  return {
    id: crypto.randomUUID(),
    name: 'New Session',
    practitioner_id: PRACTITIONER,
    patient_id: null,
    patient_name: null,
    note_count: 0,
    signed_note_count: 0,
    created_at: new Date().toISOString(),
    ...changes,
  }
}
