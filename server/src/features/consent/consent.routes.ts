import { consentApi, type SessionConsent } from '@chartwright/contract/consent'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { wasRecorded } from '../recording/recording.api.ts'
import { isSession } from '../sessions/sessions.api.ts'
import { changeWording } from './change-wording.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { listConsents } from './consent.queries.ts'
import { recordConsent } from './record-consent.ts'
import { withdrawConsent } from './withdraw-consent.ts'
import { findWording } from './wording.queries.ts'

export function consentRoutes(app: FastifyInstance, gate: Gate, deps: ConsentDeps): void {
  const read = async (tx: Tx, practitionerId: string, id: string): Promise<SessionConsent> => ({
    mode: deps.mode,
    records: await listConsents(tx, practitionerId, id),
    was_recorded: await wasRecorded(tx, practitionerId, id),
    wording: await findWording(tx, practitionerId),
  })

  mount(app, gate, consentApi.get, async ({ tx, practitioner, params }) => {
    if (await isSession(tx, practitioner.id, params.session_id)) {
      return read(tx, practitioner.id, params.session_id)
    }
    throw new AppError('NOT_FOUND', 'Session not found.')
  })

  mount(app, gate, consentApi.record, async ({ tx, practitioner, params, body }) => {
    const { answer, wording_version: version } = body
    const session = { practitionerId: practitioner.id, sessionId: params.session_id }
    await recordConsent(tx, deps, { ...session, answer, version })
    return read(tx, practitioner.id, params.session_id)
  })

  mount(app, gate, consentApi.withdraw, async ({ tx, practitioner, params, body }) => {
    const session = { practitionerId: practitioner.id, sessionId: params.session_id }
    await withdrawConsent(tx, deps, { ...session, withTranscript: body.delete_transcript })
    return read(tx, practitioner.id, params.session_id)
  })

  const { mode } = deps
  mount(app, gate, consentApi.wording, async ({ tx, practitioner }) => ({
    ...(await findWording(tx, practitioner.id)),
    mode,
  }))

  mount(app, gate, consentApi.changeWording, async ({ tx, practitioner, body }) => ({
    ...(await changeWording(tx, practitioner.id, body)),
    mode,
  }))
}
