import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'

/** What a document is made of, as it is stored. */
export interface VisitRecord {
  readonly sessionName: string
  /** ISO. */
  readonly visitedAt: string
  readonly patient: PatientRecord | undefined
  readonly clinician: { readonly name: string; readonly role: string; readonly country: string }
  readonly notes: readonly NoteRecord[]
  /** HTML; undefined if not requested. */
  readonly context?: string | undefined
  readonly transcript?: readonly SaidLine[] | undefined
}

interface PatientRecord {
  readonly name: string
  /** '1961-03-04' */
  readonly dateOfBirth?: string | undefined
  readonly recordNumber?: string | undefined
}

export type NoteRecord = Pick<Note, 'title' | 'note_text' | 'signature' | 'addenda'>
export type SaidLine = Pick<Transcript['segments'][number], 'text' | 'role' | 'start_ms'>
