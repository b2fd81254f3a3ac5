import type { Fact } from '@chartwright/contract/facts'
import type { Note } from '@chartwright/contract/notes'
import type { CodeEdition } from '../../../clinical/codes/code-table.ts'

interface DocumentPatient {
  readonly id: string
  readonly name: string
  /** For example '1980-04-02'. */
  readonly birthDate?: string | undefined
  readonly recordNumber?: string | undefined
  readonly gender?: 'male' | 'female' | 'other' | 'unknown' | undefined
}

/** Everything that a FHIR document of one note is built from. */
export interface VisitDocument {
  readonly note: Note
  readonly session: { readonly id: string; readonly created_at: string }
  /** Undefined if the session has no patient. */
  readonly patient: DocumentPatient | undefined
  readonly practitioner: { readonly id: string; readonly name: string; readonly role: string }
  /** Those that the note states, as corrected. */
  readonly facts: readonly Fact[]
  /** The transcript. */
  readonly lines: readonly { readonly id: string; readonly text: string }[]
  readonly edition: CodeEdition | undefined
  /** Version of Chartwright. */
  readonly version: string
  readonly madeAt: Date
  /** The same note in readable form, if it was made. */
  readonly pdf?: Buffer | undefined
}
