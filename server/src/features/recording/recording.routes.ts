import { recordingsApi } from '@chartwright/contract/recordings'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, mountLong, type Gate } from '../../http/mount.ts'
import { isSession } from '../sessions/sessions.api.ts'
import { dictate } from './hearing/dictate.ts'
import { liveSocketRoutes, type RecordingParts } from './live/live-socket.routes.ts'
import { findRecording, listRecordings, markEnded, notify } from './recordings.queries.ts'
import { readClip } from './segments/read-clip.ts'

export async function recordingRoutes(
  app: FastifyInstance,
  gate: Gate,
  parts: RecordingParts,
): Promise<void> {
  const { pipeline, tickets } = parts
  mount(app, gate, recordingsApi.ticket, async ({ tx, practitioner, body }) => {
    await requireSession(tx, practitioner.id, body.session_id)
    return { ticket: tickets.issue(practitioner.owner, body.session_id) }
  })

  mount(app, gate, recordingsApi.list, async ({ tx, practitioner, params }) => {
    await requireSession(tx, practitioner.id, params.session_id)
    return listRecordings(tx, practitioner.id, params.session_id)
  })

  mount(app, gate, recordingsApi.end, async ({ tx, practitioner, params }) => {
    const key = { id: params.id, practitionerId: practitioner.id }
    if (await markEnded(tx, key)) {
      const { nodeId: node } = pipeline.deps
      await notify(tx, { kind: 'ended', recording: key.id, practitioner: practitioner.id, node })
    }
    const recording = await findRecording(tx, key)
    if (!recording) throw new AppError('NOT_FOUND', 'Recording not found.')
    return recording
  })

  mount(app, gate, recordingsApi.clip, ({ tx, practitioner, params }) =>
    readClip(tx, practitioner.id, params.id),
  )

  mountLong(app, gate, recordingsApi.dictate, ({ practitioner, body }) =>
    dictate(pipeline.deps, practitioner.id, body.audio),
  )

  await liveSocketRoutes(app, gate, parts)
}

async function requireSession(tx: Tx, practitionerId: string, sessionId: string): Promise<void> {
  if (await isSession(tx, practitionerId, sessionId)) return
  throw new AppError('NOT_FOUND', 'Session not found.')
}
