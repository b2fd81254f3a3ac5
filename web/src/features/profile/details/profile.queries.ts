import { authApi } from '@chartwright/contract/auth'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'
import { webConfig } from '../../../lib/http/web-config.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(authApi.me, { signal }),
})

/** It changes only when the server restarts. */
export const supportQuery = queryOptions({
  queryKey: ['web-config'],
  queryFn: webConfig,
  staleTime: Infinity,
})
