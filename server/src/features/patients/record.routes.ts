import { patientDetailsApi } from '@chartwright/contract/patient-details'
import { patientRecordApi } from '@chartwright/contract/patient-record'
import type { FastifyInstance } from 'fastify'
import { writeSince } from '../../clinical/patients/write-since.ts'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, mountLong, type Gate } from '../../http/mount.ts'
import type { FactLedger } from '../facts/facts.api.ts'
import { findSaved, listSessions } from '../sessions/sessions.api.ts'
import { changeDetails } from './change-details.ts'
import { findDetails } from './details.queries.ts'
import { findPatient } from './patients.queries.ts'
import { readCarried } from './read-carried.ts'
import { listNotesOfPatient, listSignedSessions } from './record.queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Patient not found.')

/** What is known about a patient besides the name, and what their visits leave. */
export function patientRecordRoutes(app: FastifyInstance, gate: Gate, ledger: FactLedger): void {
  mount(app, gate, patientDetailsApi.get, async ({ tx, practitioner, params }) => {
    const patient = await findDetails(tx, practitioner.id, params.id)
    if (!patient) throw notFound()
    return patient
  })

  mount(app, gate, patientDetailsApi.update, async ({ tx, practitioner, params, body }) => {
    const patient = await changeDetails(tx, practitioner.id, params.id, body)
    if (!patient) throw notFound()
    return patient
  })

  mount(app, gate, patientRecordApi.visits, async ({ tx, practitioner, params }) => {
    const sessions = await listVisits(tx, practitioner.id, params.id)
    const names = new Map(sessions.map(({ id, name }) => [id, name]))
    const notes = await listNotesOfPatient(tx, practitioner.id, params.id)
    return {
      sessions,
      notes: notes.map((note) => ({ ...note, session_name: names.get(note.session_id) ?? '' })),
    }
  })

  mountLong(app, gate, patientRecordApi.carried, async ({ practitioner, params }) => {
    const { sessions, signed } = await asPractitioner(ledger.db, practitioner.id, async (tx) => ({
      sessions: await listVisits(tx, practitioner.id, params.id),
      signed: await listSignedSessions(tx, practitioner.id, { patientId: params.id }),
    }))
    return readCarried(ledger, practitioner.id, signed, sessions)
  })

  mountLong(app, gate, patientRecordApi.sinceLastTime, async ({ practitioner, params }) => {
    const { sessions, signed } = await asPractitioner(ledger.db, practitioner.id, async (tx) => {
      const session = await findSaved(tx, practitioner.id, params.id)
      if (!session) throw new AppError('NOT_FOUND', 'Session not found.')
      const { patient_id: patientId, created_at: before } = session
      if (patientId === null) return { sessions: [], signed: [] }
      return {
        sessions: await listSessions(tx, practitioner.id, { patientId }),
        signed: await listSignedSessions(tx, practitioner.id, { patientId, before }),
      }
    })
    const last = signed.toSorted((one, other) => (one.visitedAt < other.visitedAt ? 1 : -1))[0]
    if (!last) return { since: null }
    const carried = await readCarried(ledger, practitioner.id, signed, sessions)
    const lines = writeSince(carried, last.visitedAt)
    if (lines.length === 0) return { since: null }
    return { since: { session_id: last.sessionId, visited_at: last.visitedAt, lines } }
  })
}

async function listVisits(tx: Tx, practitionerId: string, patientId: string) {
  if (!(await findPatient(tx, practitionerId, patientId))) throw notFound()
  return listSessions(tx, practitionerId, { patientId })
}
