import { insightsApi } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, mountLong, type Gate } from '../../http/mount.ts'
import type { FactLedger } from '../facts/facts.api.ts'
import { findNote } from '../notes/notes.api.ts'
import type { VisitCache } from './indexing/visit-cache.ts'
import { removeDismissal, saveDismissal } from './insights.queries.ts'
import { readInsights } from './read-insights.ts'

export function insightRoutes(
  app: FastifyInstance,
  gate: Gate,
  deps: { readonly visits: VisitCache; readonly ledger: FactLedger },
): void {
  mountLong(app, gate, insightsApi.get, async ({ practitioner, params }) => {
    const insights = await readInsights(deps, practitioner.id, params.id)
    if (!insights) throw new AppError('NOT_FOUND', 'Note not found.')
    return insights
  })

  mount(app, gate, insightsApi.dismiss, async ({ tx, practitioner, params, body }) => {
    const { id } = await getNote(tx, practitioner.id, params.id)
    await saveDismissal(tx, practitioner.id, id, body)
    return body
  })

  mount(app, gate, insightsApi.restore, async ({ tx, practitioner, params, query }) => {
    if (!(await removeDismissal(tx, practitioner.id, params.id, query.key))) {
      throw new AppError('NOT_FOUND', 'Finding not found.')
    }
    return DELETED
  })
}

async function getNote(tx: Tx, practitionerId: string, noteId: string): Promise<Note> {
  const note = await findNote(tx, practitionerId, noteId)
  if (!note) throw new AppError('NOT_FOUND', 'Note not found.')
  return note
}
