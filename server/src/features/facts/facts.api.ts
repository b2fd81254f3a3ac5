import type { Fact } from '@chartwright/contract/facts'
import { applyCorrections } from './apply-corrections.ts'
import type { FactLedger } from './fact-ledger.ts'
import { readSessionFacts } from './read-session-facts.ts'

export type { FactLedger } from './fact-ledger.ts'
export { listCorrections } from './facts.queries.ts'

/**
 * The facts of a session, as corrected. No transaction is open while they are read. Throws
 * NOT_FOUND for another practitioner's session as for none, FACTS_UNAVAILABLE and
 * TRANSCRIPT_TOO_LONG.
 */
export async function readFacts(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
): Promise<Fact[]> {
  const { heard, corrections, lines } = await readSessionFacts(ledger, practitionerId, sessionId)
  return applyCorrections(heard, corrections, lines)
}
