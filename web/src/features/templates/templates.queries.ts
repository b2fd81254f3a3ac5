import { TEMPLATE_LIST_FRESH_MS } from '@chartwright/contract/limits'
import { templatesApi } from '@chartwright/contract/templates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(templatesApi.list, { signal }),
  staleTime: TEMPLATE_LIST_FRESH_MS,
})
