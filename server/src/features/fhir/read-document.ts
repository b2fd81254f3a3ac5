import type { Fact } from '@chartwright/contract/facts'
import type { Insights } from '@chartwright/contract/insights'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { AppError } from '../../http/app-error.ts'
import { VERSION } from '../../lib/version.ts'
import { findById } from '../auth/auth.api.ts'
import { readInsights, type VisitCache } from '../evidence/evidence.api.ts'
import { readFacts, type FactLedger } from '../facts/facts.api.ts'
import { findNote } from '../notes/notes.api.ts'
import { findDetails } from '../patients/patients.api.ts'
import { findSession } from '../sessions/sessions.api.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { loadCodes } from '../vocabulary/vocabulary.api.ts'
import type { VisitDocument } from './bundle/visit-document.ts'

export interface DocumentDeps {
  readonly ledger: FactLedger
  readonly visits: VisitCache
}

/**
 * Throws NOT_FOUND if the note is missing or another practitioner's, and FACTS_UNAVAILABLE. No
 * transaction is open while the facts of the visit are read.
 */
export async function readDocument(
  deps: DocumentDeps,
  practitionerId: string,
  noteId: string,
): Promise<VisitDocument> {
  const insights = await readInsights(deps, practitionerId, noteId)
  if (!insights) throw notFound()
  if (insights.ledger === 'unavailable') throw new AppError('FACTS_UNAVAILABLE')
  const stored = await asPractitioner(deps.ledger.db, practitionerId, async (tx) => {
    const note = await findNote(tx, practitionerId, noteId)
    const session = note && (await findSession(tx, practitionerId, note.session_id))
    const practitioner = await findById(tx, practitionerId)
    if (!note || !session || !practitioner) throw notFound()
    const lines = await listSegmentsOfSession(tx, practitionerId, session.id)
    const details =
      session.patient_id === null
        ? undefined
        : await findDetails(tx, practitionerId, session.patient_id)
    return { details, note, session, practitioner, lines, edition: await loadCodes(tx) }
  })
  const { details, session, practitioner, ...visit } = stored
  const facts =
    insights.ledger === 'too_long' ? [] : await readFacts(deps.ledger, practitionerId, session.id)
  return {
    ...visit,
    session,
    patient: details && {
      id: details.id,
      name: details.name,
      birthDate: details.date_of_birth ?? undefined,
      recordNumber: details.record_number ?? undefined,
      gender: details.sex ?? undefined,
    },
    practitioner: { id: practitioner.id, name: practitioner.name, role: practitioner.role },
    facts: toldFacts(facts, insights),
    version: VERSION,
    madeAt: new Date(),
  }
}

/**
 * The clinician's text decides: what it does not state, or states differently, is not sent
 * anywhere.
 */
function toldFacts(facts: readonly Fact[], { sentences }: Insights): Fact[] {
  const told = new Set(sentences.flatMap(({ fact_ids: ids }) => ids))
  for (const { conflicts } of sentences)
    for (const { fact_id: id } of conflicts) if (id !== null) told.delete(id)
  return facts.filter(({ id }) => told.has(id))
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Note not found.')
}
