import type { Fact } from '@chartwright/contract/facts'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { AppError } from '../../http/app-error.ts'
import { isSession } from '../sessions/sessions.api.ts'
import type { Correction } from './correction.ts'
import type { FactLedger } from './fact-ledger.ts'
import { listCorrections } from './facts.queries.ts'
import { loadVisit } from './load-visit.ts'
import { showHeard, type Line } from './show-heard.ts'

/** A session's facts as they were heard, and what people have made of them. */
export interface SessionFacts {
  readonly heard: readonly Fact[]
  readonly corrections: readonly Correction[]
  readonly lines: readonly Line[]
}

/** Throws as readFacts. No transaction is open while they are read. */
export async function readSessionFacts(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
): Promise<SessionFacts> {
  const { visit, lines, corrections } = await asPractitioner(
    ledger.db,
    practitionerId,
    async (tx) => {
      if (!(await isSession(tx, practitionerId, sessionId))) {
        throw new AppError('NOT_FOUND', 'Session not found.')
      }
      return {
        ...(await loadVisit(tx, ledger.loadDrugs, practitionerId, sessionId)),
        corrections: await listCorrections(tx, practitionerId, sessionId),
      }
    },
  )
  const heard = await showHeard(await ledger.read(visit), lines)
  return { heard, corrections, lines }
}
