import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PATIENT_NAME_MAX_CHARS } from './limits.ts'
import { Deleted, Id, lineOfText } from './values.ts'

export const Patient = z.object({ id: Id, name: z.string() }).meta({ id: 'Patient' })
export type Patient = z.infer<typeof Patient>

const PatientName = lineOfText(PATIENT_NAME_MAX_CHARS)
const PatientId = z.object({ id: Id })
const PatientWrite = z.object({ name: PatientName })

const common = { access: 'practitioner', tag: 'Patients' } as const

/** Document 2 §7.6. */
export const patientsApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/patients/',
    action: 'fetch patients',
    response: z.array(Patient),
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/patients/{id}/',
    action: 'fetch patient',
    params: PatientId,
    response: Patient,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/patients/',
    action: 'create patient',
    stores: true,
    body: PatientWrite,
    response: Patient,
    status: 201,
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/patients/{id}/',
    action: 'update patient',
    params: PatientId,
    body: PatientWrite,
    response: Patient,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/patients/{id}/',
    action: 'delete patient',
    params: PatientId,
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
  search: endpoint({
    ...common,
    method: 'GET',
    path: '/patients/search/{name}/',
    action: 'search patients',
    params: z.object({ name: PatientName }),
    response: z.array(Patient),
    errors: ['NOT_FOUND'],
  }),
}
