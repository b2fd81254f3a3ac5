import { factsApi, type Fact } from '@chartwright/contract/facts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/http/api.ts'

const AGAIN_MS = 1_500

export type FactsAnswer = z.infer<typeof factsApi.list.response>

/**
 * `said` changes with the transcript; until the new facts arrive, the last ones stay. They are asked
 * for again while sentences are still being written.
 */
export function factsQuery(sessionId: string, said: string) {
  return queryOptions<FactsAnswer, Error, Fact[]>({
    queryKey: [...factsKey(sessionId), said],
    queryFn: async ({ signal }) => call(factsApi.list, { params: { id: sessionId }, signal }),
    select: ({ facts }) => facts,
    refetchInterval: ({ state }) => (state.data?.is_final === false ? AGAIN_MS : false),
    placeholderData: (last, query) => (query?.queryKey[1] === sessionId ? last : undefined),
  })
}

export function factsKey(sessionId: string): readonly string[] {
  return ['facts', sessionId]
}
