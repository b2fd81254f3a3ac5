import { DEFAULT_SESSION_NAME } from '@chartwright/contract/limits'
import { sessionsApi, type SessionDetail } from '@chartwright/contract/sessions'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { newId } from '../../lib/ids.ts'
import { requirePatient } from '../patients/patients.api.ts'
import { changeSession } from './change-session.ts'
import {
  countSignedNotes,
  findSession,
  insertSession,
  listSessions,
  removeSessions,
} from './sessions.queries.ts'

export function sessionRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, sessionsApi.list, ({ tx, practitioner, query }) =>
    listSessions(tx, practitioner.id, query),
  )

  mount(app, gate, sessionsApi.get, ({ tx, practitioner, params }) =>
    getSession(tx, practitioner.id, params.id),
  )

  mount(app, gate, sessionsApi.create, async ({ tx, practitioner, body }) => {
    const { name, patient_id: patientId = null } = body
    if (patientId !== null) await requirePatient(tx, practitioner.id, patientId)
    const id = newId()
    const isRenamed = name !== DEFAULT_SESSION_NAME
    await insertSession(tx, practitioner.id, { id, name, isRenamed, patientId })
    return getSession(tx, practitioner.id, id)
  })

  mount(app, gate, sessionsApi.update, ({ tx, practitioner, params, body }) =>
    changeSession(tx, practitioner.id, params.id, body),
  )

  mount(app, gate, sessionsApi.remove, async ({ tx, practitioner, params, query }) => {
    const signed = await countSignedNotes(tx, practitioner.id, params.ids)
    if (signed > 0 && query.with_signed === undefined) throw new AppError('SIGNED_NOTES')
    const removed = await removeSessions(tx, practitioner.id, params.ids)
    // All or nothing: the error rolls the others back.
    if (removed !== params.ids.length) throw new AppError('NOT_FOUND', 'Session not found.')
    return DELETED
  })
}

async function getSession(tx: Tx, practitionerId: string, id: string): Promise<SessionDetail> {
  const session = await findSession(tx, practitionerId, id)
  if (!session) throw new AppError('NOT_FOUND', 'Session not found.')
  return session
}
