import type { Note } from '@chartwright/contract/notes'
import type { SigningCheck } from '@chartwright/contract/signatures'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import type { Database } from '../../../db/open.ts'
import { AppError } from '../../../http/app-error.ts'
import { textOf } from '../../../lib/note-blocks.ts'
import { readInsights, type VisitCache } from '../../evidence/evidence.api.ts'
import type { FactLedger } from '../../facts/facts.api.ts'
import type { LastWords } from '../../recording/recording.api.ts'
import { findNote } from '../notes.queries.ts'
import { countEvidence } from './count-evidence.ts'
import { findOpenPoints } from './find-open-points.ts'
import { findUnfilled } from './find-unfilled.ts'
import { getSigner } from './signatures.queries.ts'

export interface SigningDeps {
  readonly visits: VisitCache
  readonly ledger: FactLedger
  readonly lastWords: LastWords
}

/** What would be signed now. No transaction is open while the facts of the visit are read. */
export async function checkNote(
  deps: SigningDeps,
  practitionerId: string,
  noteId: string,
): Promise<SigningCheck> {
  const { db } = deps.ledger
  const note = await readSignable(db, practitionerId, noteId)
  const words = await deps.lastWords.requireComplete(practitionerId, note.session_id, {
    allowIncomplete: true,
  })
  const insights = await readInsights(deps, practitionerId, noteId)
  if (!insights) throw notFound()
  const signer = await asPractitioner(db, practitionerId, (tx) => getSigner(tx, practitionerId))
  return {
    // If another text was saved in the meantime, this version is not the newest, and signing it is
    // refused.
    version: note.version,
    signer_name: signer.name,
    signer_role: signer.role,
    evidence: countEvidence(insights),
    open: findOpenPoints({
      insights,
      isTranscriptComplete: words.isComplete,
      wasWrittenEarly: note.from_incomplete_transcript,
    }),
    unfilled: findUnfilled(note.note_text),
  }
}

async function readSignable(db: Database, practitionerId: string, noteId: string): Promise<Note> {
  const note = await asPractitioner(db, practitionerId, (tx) =>
    findNote(tx, practitionerId, noteId),
  )
  if (!note) throw notFound()
  if (note.signature) throw new AppError('NOTE_SIGNED')
  if (textOf(note.note_text) === '') {
    throw new AppError('INVALID_REQUEST', 'An empty note cannot be signed.')
  }
  return note
}

export function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Note not found.')
}
