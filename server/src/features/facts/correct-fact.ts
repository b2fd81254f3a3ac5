import { FactContent, type Fact } from '@chartwright/contract/facts'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Correction } from './correction.ts'
import type { FactLedger } from './fact-ledger.ts'
import { listCorrections, removeCorrection, saveCorrection } from './facts.queries.ts'
import { readFacts } from './facts.api.ts'
import { readSessionFacts } from './read-session-facts.ts'

/** A fact of a practitioner's session. */
export interface FactKey {
  readonly practitionerId: string
  readonly sessionId: string
  readonly factId: string
}

/** Idempotent: sending the same content again changes nothing. */
export async function changeFact(
  ledger: FactLedger,
  key: FactKey,
  content: FactContent,
): Promise<Fact> {
  await correct(ledger, key, (known) => ({ ...known, content }))
  const facts = await readFacts(ledger, key.practitionerId, key.sessionId)
  const changed = facts.find(({ id }) => id === key.factId)
  if (!changed) throw factNotFound()
  return changed
}

/** A person's version is kept, in case it is restored. */
export async function deleteFact(ledger: FactLedger, key: FactKey): Promise<void> {
  await correct(ledger, key, (known) => ({ ...known, isDeleted: true }))
}

/** Restores a deleted fact, or returns an existing one to what was heard. */
export async function restoreFact(tx: Tx, key: FactKey): Promise<void> {
  const known = await findLocked(tx, key)
  const { practitionerId, sessionId, factId } = key
  if (!known || (!known.wasHeard && !known.isDeleted)) throw factNotFound()
  if (known.isDeleted && known.content) {
    await saveCorrection(tx, practitionerId, sessionId, { ...known, isDeleted: false })
  } else await removeCorrection(tx, practitionerId, sessionId, factId)
}

async function correct(
  ledger: FactLedger,
  key: FactKey,
  change: (known: Correction) => Correction,
): Promise<void> {
  const { practitionerId, sessionId } = key
  const isDone = await asPractitioner(ledger.db, practitionerId, async (tx) => {
    const known = await findLocked(tx, key)
    if (known?.isDeleted) throw factNotFound()
    if (known) await saveCorrection(tx, practitionerId, sessionId, change(known))
    return known !== undefined
  })
  if (isDone) return
  const heard = await findHeard(ledger, key)
  await asPractitioner(ledger.db, practitionerId, async (tx) => {
    const known = (await findLocked(tx, key)) ?? heard
    await saveCorrection(tx, practitionerId, sessionId, change(known))
  })
}

/** Under the session's lock: of two concurrent corrections of the same fact, the second wins. */
async function findLocked(
  tx: Tx,
  { practitionerId, sessionId, factId }: FactKey,
): Promise<Correction | undefined> {
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const corrections = await listCorrections(tx, practitionerId, sessionId)
  return corrections.find((correction) => correction.factId === factId)
}

async function findHeard(ledger: FactLedger, key: FactKey): Promise<Correction> {
  const { practitionerId, sessionId, factId } = key
  const { heard, corrections, lines } = await readSessionFacts(ledger, practitionerId, sessionId)
  const fact = applyCorrections(heard, corrections, lines).find(({ id }) => id === factId)
  if (!fact) throw factNotFound()
  const [first] = fact.said
  return {
    factId,
    wasHeard: true,
    heard: FactContent.parse(fact),
    content: null,
    isDeleted: false,
    anchor: first?.segment_id
      ? { segmentId: first.segment_id, from: first.from, to: first.to }
      : null,
  }
}

function factNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Fact not found.')
}
