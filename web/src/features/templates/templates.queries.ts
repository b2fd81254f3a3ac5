import { TEMPLATE_LIST_FRESH_MS } from '@chartwright/contract/limits'
import { templatesApi } from '@chartwright/contract/templates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

/** The defaults and one's own. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(templatesApi.list, { signal }),
  staleTime: TEMPLATE_LIST_FRESH_MS,
})

/** What colleagues offer. Always stale: they change it without this browser's knowledge. */
export const communityQuery = queryOptions({
  queryKey: ['templates', 'community'],
  queryFn: ({ signal }) => call(templatesApi.list, { query: { community: 'true' }, signal }),
})
