import type { Patient } from '@chartwright/contract/patients'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deletePatientKey } from '../../features/patients/use-delete-patient.ts'
import { unlinkCachedPatient } from '../../features/sessions/sessions.cache.ts'
import { unlinkTasksOf } from '../../features/tasks/tasks.cache.ts'

const DELETION = hashKey(deletePatientKey)

/** Spec 2 §7.6: the server clears a deleted patient from their sessions and tasks; so do the lists here. */
export function useLinkedPatients(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        const { options, state } = event.mutation
        if (hashKey(options.mutationKey ?? []) !== DELETION) return
        const { id } = state.variables as Patient
        unlinkCachedPatient(client, id)
        unlinkTasksOf(client, id)
      }),
    [client],
  )
}
