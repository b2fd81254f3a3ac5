import type { CarriedForward } from '@chartwright/contract/patient-record'
import type { Session } from '@chartwright/contract/sessions'
import { carryForward, type SignedVisit } from '../../clinical/patients/carry-forward.ts'
import { signedFactsOf } from '../../clinical/patients/signed-fact.ts'
import { readFacts, type FactLedger } from '../facts/facts.api.ts'
import type { SignedSession } from './record.queries.ts'

/**
 * What signed visits leave for a patient. Visits that were signed before ledgers were stored are
 * read again, one at a time. No transaction is open meanwhile. Throws like readFacts.
 */
export async function readCarried(
  ledger: FactLedger,
  practitionerId: string,
  signed: readonly SignedSession[],
  sessions: readonly Pick<Session, 'id' | 'name'>[],
): Promise<CarriedForward> {
  const names = new Map(sessions.map(({ id, name }) => [id, name]))
  const visits: SignedVisit[] = []
  for (const { sessionId, visitedAt, ledger: kept } of signed) {
    visits.push({
      session_id: sessionId,
      session_name: names.get(sessionId) ?? '',
      visited_at: visitedAt,
      facts: kept ?? signedFactsOf(await readFacts(ledger, practitionerId, sessionId)),
    })
  }
  return carryForward(visits)
}
