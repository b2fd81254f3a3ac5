import { transcriptApi } from '@chartwright/contract/transcript'
import { transcriptLinesApi } from '@chartwright/contract/transcript-lines'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { renewEvidence } from '../evidence/evidence.api.ts'
import { editLines, undoEdit } from './edit-lines.ts'
import { changeRoles } from './change-roles.ts'
import { findTranscript } from './transcript.queries.ts'
import { changeTranscript, createTranscript } from './write-transcript.ts'

/** `onText` is called for a session whose lines or roles have changed. */
export function transcriptRoutes(
  app: FastifyInstance,
  gate: Gate,
  onText: (practitionerId: string, sessionId: string) => void,
): void {
  mount(app, gate, transcriptApi.get, async ({ tx, practitioner, params }) => {
    const { session_id: sessionId } = params
    const transcript = await findTranscript(tx, practitioner.id, { sessionId })
    if (!transcript) throw new AppError('NOT_FOUND', 'Transcript not found.')
    return transcript
  })

  mount(app, gate, transcriptApi.create, async ({ tx, practitioner, afterCommit, body }) => {
    const transcript = await createTranscript(tx, practitioner.id, body.session_id, body.text)
    await renewEvidence(tx, practitioner.id, transcript.session_id)
    afterCommit(() => onText(practitioner.id, transcript.session_id))
    return transcript
  })

  mount(
    app,
    gate,
    transcriptApi.update,
    async ({ tx, practitioner, afterCommit, params, body }) => {
      const transcript = await changeTranscript(tx, practitioner.id, params.id, body.text)
      await renewEvidence(tx, practitioner.id, transcript.session_id)
      afterCommit(() => onText(practitioner.id, transcript.session_id))
      return transcript
    },
  )

  mount(
    app,
    gate,
    transcriptLinesApi.edit,
    async ({ tx, practitioner, afterCommit, params, body }) => {
      const edited = await editLines(tx, practitioner.id, params.id, body)
      await renewEvidence(tx, practitioner.id, edited.transcript.session_id)
      afterCommit(() => onText(practitioner.id, edited.transcript.session_id))
      return edited
    },
  )

  mount(
    app,
    gate,
    transcriptLinesApi.undo,
    async ({ tx, practitioner, afterCommit, params, body }) => {
      const transcript = await undoEdit(tx, practitioner.id, params.id, body.edit_id)
      await renewEvidence(tx, practitioner.id, transcript.session_id)
      afterCommit(() => onText(practitioner.id, transcript.session_id))
      return transcript
    },
  )

  mount(
    app,
    gate,
    transcriptApi.setRoles,
    async ({ tx, practitioner, afterCommit, params, body }) => {
      const transcript = await changeRoles(tx, practitioner.id, params.id, body)
      afterCommit(() => onText(practitioner.id, transcript.session_id))
      return transcript
    },
  )
}
