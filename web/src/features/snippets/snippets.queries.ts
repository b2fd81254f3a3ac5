import { snippetsApi } from '@chartwright/contract/snippets'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

export const snippetsQuery = queryOptions({
  queryKey: ['snippets'],
  queryFn: ({ signal }) => call(snippetsApi.list, { signal }),
})
