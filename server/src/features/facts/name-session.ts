import { asPractitioner } from '../../db/as-practitioner.ts'
import { setTopic, takesTopic } from '../sessions/sessions.api.ts'
import { readFacts, type FactLedger } from './facts.api.ts'
import { findTopic } from './find-topic.ts'

/**
 * Names an unnamed session after what it is about. Resolves to whether that is known. Throws like
 * readFacts.
 */
export async function nameSession(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
): Promise<boolean> {
  const { db } = ledger
  const isOpen = await asPractitioner(db, practitionerId, (tx) =>
    takesTopic(tx, practitionerId, sessionId),
  )
  if (!isOpen) return true
  const topic = findTopic(await readFacts(ledger, practitionerId, sessionId))
  if (topic === undefined) return false
  await asPractitioner(db, practitionerId, (tx) => setTopic(tx, practitionerId, sessionId, topic))
  return true
}
