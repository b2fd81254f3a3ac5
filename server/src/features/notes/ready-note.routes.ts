import { readyNoteApi, type ReadyNote } from '@chartwright/contract/ready-note'
import { templateTitle } from '@chartwright/contract/templates'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { listRecordings } from '../recording/recording.api.ts'
import { findReady, findSaved } from '../sessions/sessions.api.ts'
import { readSettings } from '../settings/settings.api.ts'
import { findTemplate } from '../templates/templates.api.ts'

export function readyNoteRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, readyNoteApi.get, async ({ tx, practitioner, params }) => {
    const { session_id: sessionId } = params
    const session = await findSaved(tx, practitioner.id, sessionId)
    // Before the note: one transaction completes a recording and makes its note due, so a complete
    // recording is never seen without its note.
    const recordings = await listRecordings(tx, practitioner.id, sessionId)
    const ready = await findReady(tx, practitioner.id, sessionId)
    if (!session || !ready) throw new AppError('NOT_FOUND', 'Session not found.')
    const state = stateOf(
      ready.state,
      recordings.map((recording) => recording.state),
    )
    const isToCome = ready.state !== 'written' && ready.state !== 'left'
    return {
      session_name: session.name,
      state,
      template_title: isToCome ? await findTitle(tx, practitioner.id) : null,
      note_id: state === 'written' ? ready.noteId : null,
      message: state === 'failed' ? ready.message : null,
    }
  })
}

type Known = NonNullable<Awaited<ReturnType<typeof findReady>>>['state']

/** A recording in progress takes precedence: it may be the second one of a session. */
function stateOf(known: Known, recordings: readonly string[]): ReadyNote['state'] {
  if (known === 'due') return 'waiting'
  if (known === 'written') return 'written'
  if (recordings.includes('live')) return 'recording'
  if (recordings.includes('ended')) return 'waiting'
  return known === 'failed' ? 'failed' : 'none'
}

async function findTitle(tx: Tx, practitionerId: string): Promise<string | null> {
  const { default_template_id: templateId } = await readSettings(tx, practitionerId)
  const template =
    templateId === null ? undefined : await findTemplate(tx, practitionerId, templateId)
  return template ? templateTitle(template) : null
}
