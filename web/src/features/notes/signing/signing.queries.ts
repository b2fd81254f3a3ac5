import { signingApi } from '@chartwright/contract/signing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'

/** Refetched each time somebody is about to sign. */
export function signingCheckQuery(noteId: string, version: number) {
  return queryOptions({
    queryKey: ['signing', noteId, version],
    queryFn: ({ signal }) => call(signingApi.check, { params: { id: noteId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
