import type { Fact } from '@chartwright/contract/facts'
import type { Note } from '@chartwright/contract/notes'
import type { CodeEdition } from '../../../clinical/codes/code-table.ts'

interface DocumentPatient {
  readonly id: string
  readonly name: string
  /** As in '1980-04-02'. */
  readonly birthDate?: string | undefined
  readonly recordNumber?: string | undefined
  readonly gender?: 'male' | 'female' | 'other' | 'unknown' | undefined
}

/** Everything that a FHIR document of one note is made of. */
export interface VisitDocument {
  readonly note: Note
  readonly session: { readonly id: string; readonly created_at: string }
  /** Undefined where the session names nobody. */
  readonly patient: DocumentPatient | undefined
  readonly practitioner: { readonly id: string; readonly name: string; readonly role: string }
  /** Those that the note tells, as corrected. */
  readonly facts: readonly Fact[]
  /** The transcript. */
  readonly lines: readonly { readonly id: string; readonly text: string }[]
  readonly edition: CodeEdition | undefined
  /** Of Chartwright. */
  readonly version: string
  readonly madeAt: Date
  /** The same note for people, where it was made. */
  readonly pdf?: Buffer | undefined
}
