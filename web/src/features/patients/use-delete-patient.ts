import { patientsApi, type Patient } from '@chartwright/contract/patients'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound, messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { cachePatient, patientsQuery, uncachePatient } from './patients.queries.ts'

export const deletePatientKey = ['patients', 'delete'] as const

/**
 * The patient is removed from the list immediately, and reappears with a message if the server
 * refuses.
 */
export function useDeletePatient(): (patient: Patient) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: deletePatientKey,
    mutationFn: ({ id }: Patient) => call(patientsApi.remove, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries(patientsQuery)
      uncachePatient(client, id)
    },
    onError: (error, patient) => {
      if (isNotFound(error)) return
      cachePatient(client, patient)
      notifyError(`"${patient.name}" was not deleted. ${messageOf(error)}`, () => mutate(patient))
    },
    onSettled: async () => {
      // A list loaded while another deletion is in progress would bring its patient back for a
      // moment.
      if (client.isMutating({ mutationKey: deletePatientKey }) === 1)
        await client.invalidateQueries(patientsQuery)
    },
  })
  return mutate
}
