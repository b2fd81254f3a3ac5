import { noteTabId, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'

/** The address of a session, at one of its lines or notes if one is named. */
export function sessionAddress(
  sessionId: string,
  { segmentId, noteId }: { segmentId?: string | null; noteId?: string } = {},
): string {
  const query = new URLSearchParams({ session: sessionId })
  if (segmentId) {
    query.set('tab', TRANSCRIPTION_TAB.id)
    query.set('line', segmentId)
  } else if (noteId !== undefined) query.set('tab', noteTabId(noteId))
  return `/dashboard?${query}`
}
