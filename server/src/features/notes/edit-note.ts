import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvidence, wasProposed, type VisitCache } from '../evidence/evidence.api.ts'
import { learnStyle } from '../style/style.api.ts'
import { recordVersion, type Writer } from './history/record-version.ts'
import { findNote, updateNote } from './notes.queries.ts'

interface Edit {
  /** Sanitised HTML. */
  readonly text: string
  /** Undefined: any version. */
  readonly expectedVersion: number | undefined
  /** The number of the version that it restores. */
  readonly restoredFrom?: number
  /** Whose proposal it accepts, according to the caller. */
  readonly proposedBy?: { readonly name: string; readonly model: string | null }
}

/** A person's change of a note. */
export async function editNote(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  { text, expectedVersion, restoredFrom, proposedBy }: Edit,
  visits: VisitCache,
): Promise<Note> {
  const note = await updateNote(tx, practitionerId, noteId, { text }, expectedVersion)
  if (!note) throw await whyUnchanged(tx, practitionerId, noteId)
  const person: Writer = { kind: 'person', ...(restoredFrom !== undefined && { restoredFrom }) }
  const isProposed = proposedBy && (await wasProposed(tx, practitionerId, note))
  const writer: Writer = isProposed ? { kind: 'scribe', isAccepted: true, ...proposedBy } : person
  await recordVersion(tx, practitionerId, note, writer)
  await recordEvidence(tx, practitionerId, note, visits)
  await learnStyle(tx, practitionerId, note)
  return note
}

/** Explains why a change found no note of the version it was based on. */
export async function whyUnchanged(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<AppError> {
  const note = await findNote(tx, practitionerId, noteId)
  if (!note) return new AppError('NOT_FOUND', 'Note not found.')
  return new AppError(note.signature ? 'NOTE_SIGNED' : 'CONFLICT')
}
