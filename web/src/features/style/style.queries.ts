import { styleApi } from '@chartwright/contract/style'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

export const styleQuery = queryOptions({
  queryKey: ['style'],
  queryFn: ({ signal }) => call(styleApi.get, { signal }),
})
