import { factsApi, type Fact } from '@chartwright/contract/facts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

/** `said` changes with the transcript; until the new facts arrive, the last ones stay. */
export function factsQuery(sessionId: string, said: string) {
  return queryOptions<Fact[]>({
    queryKey: [...factsKey(sessionId), said],
    queryFn: async ({ signal }) => {
      const { facts } = await call(factsApi.list, { params: { id: sessionId }, signal })
      return facts
    },
    placeholderData: (last, query) => (query?.queryKey[1] === sessionId ? last : undefined),
  })
}

export function factsKey(sessionId: string): readonly string[] {
  return ['facts', sessionId]
}
