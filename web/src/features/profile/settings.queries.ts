import { settingsApi } from '@chartwright/contract/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settingsApi.get, { signal }),
})
