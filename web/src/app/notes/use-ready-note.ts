import type { Note } from '@chartwright/contract/notes'
import type { ReadyNote } from '@chartwright/contract/ready-note'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { awaitNote, forgetAwaited, isNoteAwaited } from '../../features/notes/ready/awaited-note.ts'
import { readyNoteQuery } from '../../features/notes/ready/ready-note.queries.ts'
import { changeCachedSession } from '../../features/sessions/sessions.cache.ts'
import { changeSessionKey } from '../../features/sessions/use-change-session.ts'
import { isTyping } from '../../lib/is-typing.ts'
import { notifyWithOpen } from '../../ui/overlays/notify.ts'
import { useIsRecording } from '../recording/recorder-context.ts'

const WAITING_MS = 1_000
const RECORDED_ELSEWHERE_MS = 5_000
const RECORDING_MS = 10_000

interface ReadyNoteOptions {
  readonly session: SessionDetail
  readonly notes: readonly Note[]
  /** Something else is being written in the active tab. */
  readonly isBusy: boolean
  open(note: Note, options?: { isBehind?: boolean }): void
}

/**
 * Follows the automatic note, and opens it in the window that recorded the visit; another one gets
 * its tab. While the visit goes on, the session's name is followed too.
 */
export function useReadyNote(options: ReadyNoteOptions) {
  const { session, notes, isBusy, open } = options
  const client = useQueryClient()
  const isRecording = useIsRecording(session.id)
  const {
    data: ready,
    dataUpdatedAt: askedAt,
    refetch,
  } = useQuery({
    ...readyNoteQuery(session.id),
    refetchInterval: ({ state }) => intervalOf(state.data, session.id, isRecording),
  })
  const state = isRecording ? undefined : ready?.state

  // A response from before the recording ended does not know about its note.
  const recordedAt = useRef(0)
  useEffect(() => {
    if (isRecording) awaitNote(session.id)
    else void refetch({ cancelRefetch: false })
    return () => {
      if (isRecording) recordedAt.current = Date.now()
    }
  }, [isRecording, refetch, session.id])

  const serverName = useRef(session.name)
  useEffect(() => {
    // A name that this window is saving is newer than the response.
    if (!ready || client.isMutating({ mutationKey: changeSessionKey }) > 0) return
    if (ready.session_name === serverName.current) return
    serverName.current = ready.session_name
    changeCachedSession(client, session.id, { name: ready.session_name })
  }, [client, ready, session.id])

  const wasPending = useRef(false)
  const note = notes.find(({ id }) => id === ready?.note_id)
  const noteId = ready?.note_id
  useEffect(() => {
    if (state === 'waiting' || state === 'recording') wasPending.current = true
    if ((state === 'none' || state === 'failed') && askedAt > recordedAt.current)
      forgetAwaited(session.id)
    if (state !== 'written' || noteId === undefined) return
    const isAwaited = isNoteAwaited(session.id)
    if (!isAwaited && !wasPending.current) return
    if (!note) {
      void client.invalidateQueries({ queryKey: notesQuery(session.id).queryKey })
      return
    }
    wasPending.current = false
    forgetAwaited(session.id)
    const isBehind = !isAwaited || isBusy || isTyping()
    open(note, { isBehind })
    if (isAwaited && isBehind) notifyWithOpen(`${note.title} is written.`, () => open(note))
    // `open` is new at each drawing; each note is opened once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, session.id, state, noteId, note, askedAt])

  return { ready, isRecording }
}

function intervalOf(
  ready: ReadyNote | undefined,
  sessionId: string,
  isRecording: boolean,
): number | false {
  if (isRecording) return RECORDING_MS
  if (ready?.state === 'waiting') return WAITING_MS
  if (ready?.state !== 'recording') return false
  return isNoteAwaited(sessionId) ? WAITING_MS : RECORDED_ELSEWHERE_MS
}
