import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { templateTitle } from '@chartwright/contract/templates'
import type { Tx } from '../../db/open.ts'
import { findTabContent } from '../sessions/sessions.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { describeNote } from './describe-note.ts'
import { listTold } from './evidence.queries.ts'
import { findDismissals, findScribeHashes } from './insights.queries.ts'
import { readContextLines } from './read-context-lines.ts'
import { readerOf } from './reader-of.ts'
import { toldByHash } from './told-by-hash.ts'
import type { VisitCache } from './visit-cache.ts'

/** How a note stands to what was said and typed, now. */
export async function readInsights(
  tx: Tx,
  practitionerId: string,
  note: Note,
  visits: VisitCache,
): Promise<Insights> {
  const { id, session_id: sessionId, template_id: templateId } = note
  const lines = await listSegmentsOfSession(tx, practitionerId, sessionId)
  const context = await findTabContent(tx, practitionerId, sessionId, CONTEXT_TAB.id)
  const template =
    templateId === null ? undefined : await findTemplate(tx, practitionerId, templateId)
  const hashes = await findScribeHashes(tx, practitionerId, id)
  const dismissals = await findDismissals(tx, practitionerId, id)
  // A note that was written before hashes were kept has none: all of it counts as its scribe's.
  const isScribes = (hash: string) =>
    hashes.size === 0 ? note.provider !== null : hashes.has(hash)
  const description = describeNote({
    html: note.note_text,
    visit: visits.get(lines),
    context: readContextLines(context ?? ''),
    isScribes,
    told: toldByHash(await listTold(tx, practitionerId, id)),
    reader: readerOf({
      title: template ? templateTitle(template) : note.title,
      type: template?.template_type ?? 'medical',
      prompt: template?.template_text ?? '',
    }),
  })
  return {
    note_id: id,
    version: note.version,
    ...description,
    omissions: description.omissions.map((omission) => ({
      ...omission,
      dismissed: dismissals.get(omission.key) ?? null,
    })),
  }
}
