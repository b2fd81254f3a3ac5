import { patientsApi, type Patient } from '@chartwright/contract/patients'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { sortPatients } from './sort-patients.ts'

export const patientsQuery = queryOptions({
  queryKey: ['patients'],
  queryFn: ({ signal }) => call(patientsApi.list, { signal }),
  select: sortPatients,
})

/** Puts the patient into the cached list, once; does nothing if no list is cached. */
export function cachePatient(client: QueryClient, patient: Patient): void {
  client.setQueryData(patientsQuery.queryKey, (known) => [
    ...(known ?? []).filter(({ id }) => id !== patient.id),
    patient,
  ])
}

export function uncachePatient(client: QueryClient, patientId: string): void {
  client.setQueryData(patientsQuery.queryKey, (known) =>
    known?.filter(({ id }) => id !== patientId),
  )
}
