import { patientsApi, type Patient } from '@chartwright/contract/patients'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { findByName } from './match-patients.ts'
import { cachePatient, patientsQuery } from './patients.queries.ts'

const mutationKey = ['patients', 'add']

/**
 * Adds a patient by name, or finds the one who has it. While one is being added, further calls do
 * nothing.
 */
export function useAddPatient() {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey,
    mutationFn: (name: string) => findOrCreate(client, name),
    onSuccess: (patient) => cachePatient(client, patient),
  })

  const add = (name: string, onAdded: (patient: Patient) => void): void => {
    if (client.isMutating({ mutationKey }) > 0) return
    mutation.mutate(name, { onSuccess: onAdded })
  }

  return { add, isAdding: mutation.isPending, error: mutation.error, forgetError: mutation.reset }
}

/**
 * Checks again first: the name may have been added by another device, or by a call whose response
 * got lost.
 */
async function findOrCreate(client: QueryClient, name: string): Promise<Patient> {
  const known = await client.query({ ...patientsQuery, retry: false })
  return findByName(known, name) ?? (await call(patientsApi.create, { body: { name } }))
}
