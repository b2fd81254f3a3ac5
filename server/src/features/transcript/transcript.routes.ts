import { transcriptApi } from '@chartwright/contract/transcript'
import { transcriptLinesApi } from '@chartwright/contract/transcript-lines'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate, type PractitionerCall } from '../../http/mount.ts'
import { renewEvidence } from '../evidence/evidence.api.ts'
import { editLines, undoEdit } from './edit-lines.ts'
import { changeRoles } from './change-roles.ts'
import { findTranscript } from './transcript.queries.ts'
import { changeTranscript, createTranscript } from './write-transcript.ts'

type Writing = Pick<
  PractitionerCall<typeof transcriptApi.update>,
  'tx' | 'practitioner' | 'afterCommit'
>

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

  mount(app, gate, transcriptApi.create, async ({ body, ...call }) => {
    const transcript = await createTranscript(
      call.tx,
      call.practitioner.id,
      body.session_id,
      body.text,
    )
    await renew(call, transcript.session_id)
    return transcript
  })

  mount(app, gate, transcriptApi.update, async ({ params, body, ...call }) => {
    const transcript = await changeTranscript(call.tx, call.practitioner.id, params.id, body.text)
    await renew(call, transcript.session_id)
    return transcript
  })

  mount(app, gate, transcriptLinesApi.edit, async ({ params, body, ...call }) => {
    const edited = await editLines(call.tx, call.practitioner.id, params.id, body)
    await renew(call, edited.transcript.session_id)
    return edited
  })

  mount(app, gate, transcriptLinesApi.undo, async ({ params, body, ...call }) => {
    const transcript = await undoEdit(call.tx, call.practitioner.id, params.id, body.edit_id)
    await renew(call, transcript.session_id)
    return transcript
  })

  mount(app, gate, transcriptApi.setRoles, async ({ params, body, ...call }) => {
    const transcript = await changeRoles(call.tx, call.practitioner.id, params.id, body)
    announce(call, transcript.session_id)
    return transcript
  })

  function announce({ practitioner, afterCommit }: Writing, sessionId: string): void {
    afterCommit(() => onText(practitioner.id, sessionId))
  }

  async function renew(writing: Writing, sessionId: string): Promise<void> {
    await renewEvidence(writing.tx, writing.practitioner.id, sessionId)
    announce(writing, sessionId)
  }
}
