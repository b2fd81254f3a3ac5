import { settingsApi } from '@chartwright/contract/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { notify } from '../../ui/overlays/notify.ts'
import { settingsQuery } from './settings.queries.ts'

/** Saved as soon as it is chosen. If it could not be saved, it is not shown as chosen. */
export function useDefaultTemplate() {
  const client = useQueryClient()
  const settings = useQuery(settingsQuery)
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'settings' },
    mutationFn: (default_template_id: string | null) =>
      call(settingsApi.update, { body: { default_template_id } }),
    onMutate: () => client.cancelQueries(settingsQuery),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      notify('Default template saved.')
    },
  })
  const known = settings.data?.default_template_id ?? null
  return { settings, chosenId: isPending ? variables : known, choose: mutate, error }
}
