import { patientsApi } from '@chartwright/contract/patients'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { newId } from '../../lib/ids.ts'
import { deletePatient } from './delete-patient.ts'
import {
  findPatient,
  insertPatient,
  listPatients,
  renamePatient,
  searchPatients,
} from './patients.queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Patient not found.')

export function patientRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, patientsApi.list, ({ tx, practitioner }) => listPatients(tx, practitioner.id))

  mount(app, gate, patientsApi.search, async ({ tx, practitioner, params }) => {
    const found = await searchPatients(tx, practitioner.id, params.name)
    if (found.length === 0) throw new AppError('NOT_FOUND', 'No patient has this name.')
    return found
  })

  mount(app, gate, patientsApi.get, async ({ tx, practitioner, params }) => {
    const patient = await findPatient(tx, practitioner.id, params.id)
    if (!patient) throw notFound()
    return patient
  })

  mount(app, gate, patientsApi.create, ({ tx, practitioner, body }) =>
    insertPatient(tx, practitioner.id, { id: newId(), name: body.name }),
  )

  mount(app, gate, patientsApi.update, async ({ tx, practitioner, params, body }) => {
    const patient = await renamePatient(tx, practitioner.id, { id: params.id, name: body.name })
    if (!patient) throw notFound()
    return patient
  })

  mount(app, gate, patientsApi.remove, async ({ tx, practitioner, params }) => {
    const wasDeleted = await deletePatient(tx, practitioner.id, params.id)
    if (!wasDeleted) throw notFound()
    return DELETED
  })
}
