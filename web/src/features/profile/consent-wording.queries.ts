import { consentApi } from '@chartwright/contract/consent'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

export const consentWordingQuery = queryOptions({
  queryKey: ['consent', 'wording'],
  queryFn: ({ signal }) => call(consentApi.wording, { signal }),
})
