import { TRANSCRIPT_REFETCH_MS, TRANSCRIPT_REFETCH_TRIES } from '@chartwright/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import { transcriptQuery } from './transcript.queries.ts'

/**
 * Document 2 §4.1, after a stop: reloads 4 times, 3 s apart. Returns a function that ends it
 * sooner.
 */
export function rereadTranscript(client: QueryClient, sessionId: string): () => void {
  const { queryKey } = transcriptQuery(sessionId)
  let tries = 0
  const timer = setInterval(() => {
    tries++
    if (tries === TRANSCRIPT_REFETCH_TRIES) clearInterval(timer)
    void client.refetchQueries({ queryKey })
  }, TRANSCRIPT_REFETCH_MS)
  return () => clearInterval(timer)
}
