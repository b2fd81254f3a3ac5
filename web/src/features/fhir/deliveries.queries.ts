import { deliveriesApi } from '@chartwright/contract/deliveries'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

const LOOK_MS = 3_000

/** Polled for as long as one is in progress. */
export function deliveriesQuery(noteId: string) {
  return queryOptions({
    queryKey: ['deliveries', noteId],
    queryFn: ({ signal }) => call(deliveriesApi.list, { params: { id: noteId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'queued') === true
        ? LOOK_MS
        : false,
  })
}
