import { recoveryCodesApi } from '@chartwright/contract/auth'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'

export const recoveryCodesQuery = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: ({ signal }) => call(recoveryCodesApi.count, { signal }),
})
