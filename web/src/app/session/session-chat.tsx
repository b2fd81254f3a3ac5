import { NARROW_SCREEN_PX } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import { noteIdOf } from '@chartwright/contract/tabs'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerActs } from '../../features/chat/answer-acts.ts'
import { ChatDock } from '../../features/chat/chat-dock.tsx'
import type { Surroundings } from '../../features/chat/chat-thread.ts'
import { findDocument, noteKey } from '../../features/notes/saving/live-documents.ts'
import { SnippetField } from '../../features/snippets/snippet-field.tsx'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { formatSeconds } from '../../lib/text/format-seconds.ts'
import { useMedia } from '../../lib/use-media.ts'
import { acceptProposal } from '../notes/accept-proposal.ts'
import { useTranscriptText } from '../transcript/use-transcript-text.ts'
import { useThread } from './chat-context.ts'
import { ChatVoice } from './chat-voice.tsx'
import { contextKey } from './context-tab.tsx'

interface SessionChatProps {
  sessionId: string
  notes: readonly Note[]
  activeTabId: string
  onShowLine: (segmentId: string) => void
}

/** Connects the assistant with the session it is asked about. */
export function SessionChat({ sessionId, notes, activeTabId, onShowLine }: SessionChatProps) {
  const client = useQueryClient()
  const thread = useThread(sessionId)
  const isNarrow = useMedia(`(width < ${NARROW_SCREEN_PX}px)`)
  const readTranscript = useTranscriptText(sessionId)
  const openNote = notes.find(({ id }) => id === noteIdOf(activeTabId))

  // Spec 2 §3: both fields hold the transcript, and are omitted if there is none.
  const surroundings = async (): Promise<Surroundings> => {
    const typed = [contextKey(sessionId), ...(openNote ? [noteKey(openNote.id)] : [])]
    await Promise.all(typed.flatMap((key) => findDocument(key)?.flush() ?? []))
    const transcript = await readTranscript()
    return {
      session_id: sessionId,
      ...(openNote && { note_id: openNote.id }),
      ...(transcript !== '' && { context: transcript, medical_transcript: transcript }),
    }
  }
  const acts: AnswerActs = {
    timeOf: ({ segment_id }) => {
      const transcript = client.getQueryData(transcriptQuery(sessionId).queryKey)
      const startMs = transcript?.segments.find(({ id }) => id === segment_id)?.start_ms
      return startMs == null ? undefined : formatSeconds(startMs / 1_000)
    },
    showLine: ({ segment_id }) => {
      if (segment_id !== null) onShowLine(segment_id)
    },
    htmlOf: (id) =>
      findDocument(noteKey(id))?.read().html ?? notes.find((note) => note.id === id)?.note_text,
    accept: (proposal) => acceptProposal(client, proposal),
    stop: thread.stop,
    decide: thread.decide,
  }
  return (
    <ChatDock
      thread={thread}
      isNarrow={isNarrow}
      surroundings={surroundings}
      acts={acts}
      snippets={SnippetField}
      voice={(insert) => <ChatVoice insert={insert} />}
    />
  )
}
