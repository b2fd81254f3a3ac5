import { TRANSCRIPT_REFETCH_MS } from '@chartwright/contract/limits'
import type { Recording } from '@chartwright/contract/recordings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { recordingsQuery } from '../../features/recording/recordings.queries.ts'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { useIsRecording } from './recorder-context.ts'

/**
 * The transcript is reloaded whenever more of a recording is transcribed or heard again; what is
 * compared with it follows. So are the notes: one may lack the new lines. While this window
 * records, its lines come over the live socket.
 */
export function useFollowRecordings(sessionId: string): { linesToHearAgain: number } {
  const client = useQueryClient()
  const isRecording = useIsRecording(sessionId)
  const { data } = useQuery({
    ...recordingsQuery(sessionId),
    enabled: !isRecording,
    refetchInterval: ({ state }) =>
      state.data?.some(hasMoreToCome) === true && TRANSCRIPT_REFETCH_MS,
  })
  const progress = data?.map(
    ({ id, state, audio_left_s, second_hearing_tasks }) =>
      `${id} ${state} ${audio_left_s} ${second_hearing_tasks}`,
  )
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
  const linesToHearAgain = data?.reduce((sum, each) => sum + each.second_hearing_tasks, 0) ?? 0
  return { linesToHearAgain: isRecording ? 0 : linesToHearAgain }
}

function hasMoreToCome({ state, second_hearing_tasks }: Recording): boolean {
  return state !== 'complete' || second_hearing_tasks > 0
}
