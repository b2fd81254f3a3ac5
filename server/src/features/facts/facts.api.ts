import type { Fact } from '@chartwright/contract/facts'
import { segmentsOfText } from '../transcript/transcript.api.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { FactLedger } from './fact-ledger.ts'
import { spokenLine } from './load-visit.ts'
import { readSessionFacts } from './read-session-facts.ts'
import { showHeard } from './show-heard.ts'

export type { FactLedger } from './fact-ledger.ts'
export { forgetHeardFacts, listCorrections } from './facts.queries.ts'

/**
 * The facts of a session, with corrections: from its lines, and from what was typed in its Context
 * tab. `text` is read if no line is stored. No transaction is open while they are read. Throws
 * NOT_FOUND if the session is missing or another practitioner's, FACTS_UNAVAILABLE and
 * TRANSCRIPT_TOO_LONG.
 */
export async function readFacts(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
  text = '',
): Promise<Fact[]> {
  const session = await readSessionFacts(ledger, practitionerId, sessionId, text)
  return applyCorrections(session.heard, session.corrections, session.lines)
}

/**
 * The same, without waiting for sentences that are still to be written: `isFinal` is false while some
 * facts have the sentence of the rules and will have another one.
 */
export async function readFactsSoon(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
): Promise<SoonFacts> {
  let isFinal = true
  const read: FactLedger['read'] = async (visit) => {
    const soon = await ledger.readSoon(visit)
    isFinal &&= soon.isFinal
    return soon.facts
  }
  const facts = await readFacts({ ...ledger, read }, practitionerId, sessionId)
  return { facts, isFinal }
}

interface SoonFacts {
  readonly facts: Fact[]
  readonly isFinal: boolean
}

/** For text that belongs to no session. Throws like readFacts. */
export async function readFactsOfText(
  ledger: FactLedger,
  practitionerId: string,
  text: string,
): Promise<Fact[]> {
  const lines = segmentsOfText(text)
  return showHeard(await ledger.read({ practitionerId, lines: lines.map(spokenLine) }), lines)
}
