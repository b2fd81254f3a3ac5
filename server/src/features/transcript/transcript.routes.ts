import { transcriptApi } from '@chartwright/contract/transcript'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { renewEvidence } from '../evidence/evidence.api.ts'
import { changeRoles } from './change-roles.ts'
import { findTranscript } from './transcript.queries.ts'
import { changeTranscript, createTranscript } from './write-transcript.ts'

/** There is other text in this session. */
type OnText = (practitionerId: string, sessionId: string) => void

export function transcriptRoutes(app: FastifyInstance, gate: Gate, onText: OnText): void {
  mount(app, gate, transcriptApi.get, async ({ tx, practitioner, params }) => {
    const { session_id: sessionId } = params
    const transcript = await findTranscript(tx, practitioner.id, { sessionId })
    if (!transcript) throw new AppError('NOT_FOUND', 'Transcript not found.')
    return transcript
  })

  mount(app, gate, transcriptApi.create, async ({ tx, practitioner, body }) => {
    const transcript = await createTranscript(tx, practitioner.id, body.session_id, body.text)
    await renewEvidence(tx, practitioner.id, transcript.session_id)
    onText(practitioner.id, transcript.session_id)
    return transcript
  })

  mount(app, gate, transcriptApi.update, async ({ tx, practitioner, params, body }) => {
    const transcript = await changeTranscript(tx, practitioner.id, params.id, body.text)
    await renewEvidence(tx, practitioner.id, transcript.session_id)
    onText(practitioner.id, transcript.session_id)
    return transcript
  })

  mount(app, gate, transcriptApi.setRoles, ({ tx, practitioner, params, body }) =>
    changeRoles(tx, practitioner.id, params.id, body),
  )
}
