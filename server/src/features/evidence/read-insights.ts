import type { Fact } from '@chartwright/contract/facts'
import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { templateTitle } from '@chartwright/contract/templates'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { readFacts, type FactLedger } from '../facts/facts.api.ts'
import { findNote } from '../notes/notes.api.ts'
import { findTabContent } from '../sessions/sessions.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { listTold } from './evidence.queries.ts'
import { readContextLines } from './indexing/read-context-lines.ts'
import type { VisitCache } from './indexing/visit-cache.ts'
import { findDismissals, findScribeHashes } from './insights.queries.ts'
import { describeNote, type DescribedNote } from './judging/describe-note.ts'
import { toldByHash } from './judging/told-by-hash.ts'
import { readerOf } from './reader-of.ts'

interface Deps {
  readonly ledger: FactLedger
  readonly visits: VisitCache
}

/**
 * How a note stands to the facts of its visit and to what was said and typed, now. No transaction is
 * open while the facts are read; where they cannot be, the rest is told all the same. Undefined for
 * another practitioner's note as for none.
 */
export async function readInsights(
  { ledger, visits }: Deps,
  practitionerId: string,
  noteId: string,
): Promise<Insights | undefined> {
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => asPractitioner(ledger.db, practitionerId, work)
  const first = await inTx((tx) => findNote(tx, practitionerId, noteId))
  if (!first) return undefined
  const facts = await readLedger(ledger, practitionerId, first.session_id)
  const read = await inTx((tx) => readNote(tx, practitionerId, noteId, visits))
  if (!read) return undefined
  const { note, dismissals, described } = read
  const description = describeNote({ ...described, ledger: facts })
  return {
    note_id: note.id,
    version: note.version,
    ...description,
    omissions: description.omissions.map((omission) => ({
      ...omission,
      dismissed: dismissals.get(omission.key) ?? null,
    })),
  }
}

async function readLedger(
  ledger: FactLedger,
  practitionerId: string,
  sessionId: string,
): Promise<readonly Fact[] | 'unavailable' | 'too_long'> {
  try {
    return await readFacts(ledger, practitionerId, sessionId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'FACTS_UNAVAILABLE') return 'unavailable'
    if (error.code === 'TRANSCRIPT_TOO_LONG') return 'too_long'
    throw error
  }
}

interface ReadNote {
  readonly note: Note
  readonly dismissals: Awaited<ReturnType<typeof findDismissals>>
  readonly described: Omit<DescribedNote, 'ledger'>
}

/** As it is after the facts were read: an answer about an older text would be of no use. */
async function readNote(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  visits: VisitCache,
): Promise<ReadNote | undefined> {
  const note = await findNote(tx, practitionerId, noteId)
  if (!note) return undefined
  const { id, session_id: sessionId, template_id: templateId } = note
  const lines = await listSegmentsOfSession(tx, practitionerId, sessionId)
  const context = await findTabContent(tx, practitionerId, sessionId, CONTEXT_TAB.id)
  const template =
    templateId === null ? undefined : await findTemplate(tx, practitionerId, templateId)
  const hashes = await findScribeHashes(tx, practitionerId, id)
  const dismissals = await findDismissals(tx, practitionerId, id)
  const told = toldByHash(await listTold(tx, practitionerId, id))
  return {
    note,
    dismissals,
    described: {
      html: note.note_text,
      visit: visits.get(lines),
      context: readContextLines(context ?? ''),
      // A note that was written before hashes were kept has none: all of it counts as its scribe's.
      isScribes: (hash) => (hashes.size === 0 ? note.provider !== null : hashes.has(hash)),
      told,
      reader: readerOf({
        title: template ? templateTitle(template) : note.title,
        type: template?.template_type ?? 'medical',
        prompt: template?.template_text ?? '',
      }),
    },
  }
}
