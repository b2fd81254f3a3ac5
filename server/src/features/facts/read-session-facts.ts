import type { Fact } from '@chartwright/contract/facts'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { AppError } from '../../http/app-error.ts'
import { textOf } from '../../lib/note-blocks.ts'
import { findTabContent } from '../sessions/sessions.api.ts'
import { segmentsOfText } from '../transcript/transcript.api.ts'
import type { Correction } from './correction.ts'
import type { FactLedger } from './fact-ledger.ts'
import { listCorrections } from './facts.queries.ts'
import { loadVisit, spokenLine } from './load-visit.ts'
import { partSince, showCarried } from './show-carried.ts'
import { showHeard, type Line } from './show-heard.ts'
import { showTyped, typedLines } from './show-typed.ts'

/** A session's facts as they were heard and typed, and people's corrections of them. */
export interface SessionFacts {
  readonly heard: readonly Fact[]
  readonly corrections: readonly Correction[]
  readonly lines: readonly Line[]
}

/** Throws like readFacts. No transaction is open while they are read. */
export async function readSessionFacts(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
  text = '',
): Promise<SessionFacts> {
  const { visit, stored, corrections, context } = await asPractitioner(
    ledger.db,
    practitionerId,
    async (tx) => {
      const context = await findTabContent(tx, practitionerId, sessionId, CONTEXT_TAB.id)
      if (context === undefined) throw new AppError('NOT_FOUND', 'Session not found.')
      const loaded = await loadVisit(tx, ledger.loadDrugs, practitionerId, sessionId)
      return {
        context: textOf(context),
        visit: loaded.visit,
        stored: loaded.lines,
        corrections: await listCorrections(tx, practitionerId, sessionId),
      }
    },
  )
  const lines = stored.length > 0 ? stored : segmentsOfText(text)
  const typed = typedLines(context)
  const { today, since } = partSince(typed)
  const [said, written] = await Promise.all([
    ledger.read({ ...visit, lines: lines.map(spokenLine) }),
    ledger.read({ ...visit, lines: today.map(spokenLine) }),
  ])
  const heard = await showHeard(said, lines)
  const told = [...heard, ...showTyped(written, today, heard)]
  return { heard: [...told, ...showCarried(since, typed, told)], corrections, lines }
}
