import { useQueryClient } from '@tanstack/react-query'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'

/** As the server has it now, trimmed; empty if there is none. */
export function useTranscriptText(sessionId: string | undefined): () => Promise<string> {
  const client = useQueryClient()
  return async () => {
    if (sessionId === undefined) return ''
    const found = await client.query({ ...transcriptQuery(sessionId), staleTime: 0 })
    return found?.text.trim() ?? ''
  }
}
