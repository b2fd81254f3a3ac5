import { TRANSCRIPT_REFETCH_MS } from '@chartwright/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notesQuery } from '../features/notes/notes.queries.ts'
import { recordingsQuery } from '../features/recording/recordings.queries.ts'
import { transcriptQuery } from '../features/transcript/transcript.queries.ts'
import { useRecorderValue } from './recorder-context.ts'

/**
 * The transcript is read again whenever more of a recording is transcribed, until all of it is; what
 * is compared with it follows. So are the notes: one may lack what now comes. While this window
 * records, its lines come over the live socket.
 */
export function useFollowRecordings(sessionId: string): void {
  const client = useQueryClient()
  const isRecording = useRecorderValue((view) => view.isRecording, false)
  const { data } = useQuery({
    ...recordingsQuery(sessionId),
    enabled: !isRecording,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state !== 'complete') === true && TRANSCRIPT_REFETCH_MS,
  })
  const progress = data?.map(({ id, state, audio_left_s }) => `${id} ${state} ${audio_left_s}`)
  const stamp = progress?.join()
  const known = useRef(stamp)
  useEffect(() => {
    if (stamp === known.current) return
    const isFirst = known.current === undefined
    known.current = stamp
    if (isFirst) return
    void client.invalidateQueries({ queryKey: transcriptQuery(sessionId).queryKey })
    void client.invalidateQueries({ queryKey: notesQuery(sessionId).queryKey })
  }, [client, sessionId, stamp])
}
