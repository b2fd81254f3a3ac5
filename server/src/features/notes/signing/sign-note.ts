import { createHash } from 'node:crypto'
import type { BodyOf } from '@chartwright/contract/endpoint'
import type { Note } from '@chartwright/contract/notes'
import type { SigningCheck } from '@chartwright/contract/signatures'
import type { signingApi } from '@chartwright/contract/signing'
import { signedFactsOf, type SignedFact } from '../../../clinical/patients/signed-fact.ts'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import type { Tx } from '../../../db/open.ts'
import { AppError, SigningUnacknowledged } from '../../../http/app-error.ts'
import { newId } from '../../../lib/ids.ts'
import { readFacts } from '../../facts/facts.api.ts'
import { lockSession } from '../../sessions/sessions.api.ts'
import { learnStyle } from '../../style/style.api.ts'
import { findNewest } from '../history/versions.queries.ts'
import { findNote } from '../notes.queries.ts'
import { checkNote, notFound, type SigningDeps } from './check-note.ts'
import { findUnacknowledged } from './find-open-points.ts'
import { refusedBySignature } from './refused-by-signature.ts'
import { insertSignature } from './signatures.queries.ts'

type Given = BodyOf<(typeof signingApi)['sign']>

/** Signs exactly the text that was read and judged, or nothing. */
export async function signNote(
  deps: SigningDeps,
  practitionerId: string,
  noteId: string,
  { version, acknowledged }: Given,
): Promise<Note> {
  const check = await checkNote(deps, practitionerId, noteId)
  if (check.version !== version) throw new AppError('CONFLICT')
  const open = findUnacknowledged(check.open, acknowledged)
  if (open.length > 0) throw new SigningUnacknowledged(open)
  const ledger = await readSigned(deps, practitionerId, noteId)
  return asPractitioner(
    deps.ledger.db,
    practitionerId,
    (tx) => sign(tx, practitionerId, noteId, check, ledger),
    (note) => ({
      practitionerId,
      what: 'note_signed',
      objectIds: [note.id, ...(note.signature ? [note.signature.id] : [])],
      details: {
        sha256: note.signature?.content_sha256 ?? '',
        contradicted: check.evidence.contradicted,
        open: check.open.length,
      },
    }),
  )
}

/** Null if the facts cannot be read: a note is signed all the same, and they are read later. */
async function readSigned(
  { ledger }: SigningDeps,
  practitionerId: string,
  noteId: string,
): Promise<SignedFact[] | null> {
  const note = await asPractitioner(ledger.db, practitionerId, (tx) =>
    findNote(tx, practitionerId, noteId),
  )
  if (!note) throw notFound()
  try {
    return signedFactsOf(await readFacts(ledger, practitionerId, note.session_id))
  } catch (error) {
    if (error instanceof AppError && UNREAD.has(error.code)) return null
    throw error
  }
}

const UNREAD = new Set<AppError['code']>(['FACTS_UNAVAILABLE', 'TRANSCRIPT_TOO_LONG'])

async function sign(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  check: SigningCheck,
  ledger: SignedFact[] | null,
): Promise<Note> {
  const note = await findNote(tx, practitionerId, noteId)
  // Deleting the session checks first whether one of its notes is signed.
  if (!note || !(await lockSession(tx, practitionerId, note.session_id))) throw notFound()
  if (note.signature) throw new AppError('NOTE_SIGNED')
  const newest = await findNewest(tx, practitionerId, noteId, note.note_text)
  if (note.version !== check.version || !newest) throw new AppError('CONFLICT')
  await refusedBySignature(
    insertSignature(tx, practitionerId, {
      id: newId(),
      noteId,
      versionId: newest.id,
      signerName: check.signer_name,
      signerRole: check.signer_role,
      contentSha256: sha256(note.note_text),
      evidence: check.evidence,
      acknowledged: check.open.map(({ kind, count }) => ({ kind, count })),
      ledger,
    }),
  )
  await learnStyle(tx, practitionerId, note)
  return (await findNote(tx, practitionerId, noteId)) ?? note
}

/** Of the text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
