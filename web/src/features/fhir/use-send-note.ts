import { deliveriesApi } from '@chartwright/contract/deliveries'
import type { BodyInputOf } from '@chartwright/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { deliveriesQuery } from './deliveries.queries.ts'

export type SentTo = BodyInputOf<(typeof deliveriesApi)['send']>

/** Resolves to the reason if it failed. */
export function useSendNote(noteId: string): (to: SentTo) => Promise<string | undefined> {
  const client = useQueryClient()
  return async (to) => {
    try {
      await call(deliveriesApi.send, { params: { id: noteId }, body: to })
      return undefined
    } catch (error) {
      return messageOf(error)
    } finally {
      void client.invalidateQueries(deliveriesQuery(noteId))
    }
  }
}
