import { vocabularyApi } from '@chartwright/contract/vocabulary'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

export const vocabularyQuery = queryOptions({
  queryKey: ['vocabulary'],
  queryFn: ({ signal }) => call(vocabularyApi.list, { signal }),
})
