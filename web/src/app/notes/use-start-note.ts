import type { Note } from '@chartwright/contract/notes'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { CONTEXT_TAB, uniqueTitle } from '@chartwright/contract/tabs'
import { templateTitle, type Template } from '@chartwright/contract/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { htmlToText } from '../../features/notes/html-to-text.ts'
import { findDocument, noteKey } from '../../features/notes/saving/live-documents.ts'
import { templatesQuery } from '../../features/templates/templates.queries.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { readWordsLeft } from '../../lib/last-words.ts'
import { notifyError, notifyErrorWithWay } from '../../ui/overlays/notify.ts'
import { contextKey } from '../session/context-tab.tsx'
import { RECORD_FIRST, TEMPLATE_NOT_FOUND } from '../session/session-sentences.ts'
import { useTranscriptText } from '../transcript/use-transcript-text.ts'
import { useWriter } from './writer-context.ts'

interface StartNoteOptions {
  readonly session: SessionDetail
  readonly takenTitles: readonly string[]
  readonly onStarted: (tabId: string) => void
  /** There is nothing to write from, and the practitioner will write it. */
  readonly onByHand: (template: Template) => void
}

/** Document 2 §5: requires a template, and something that was said or typed. */
export function useStartNote(options: StartNoteOptions) {
  const { session, takenTitles, onStarted, onByHand } = options
  const client = useQueryClient()
  const writer = useWriter()
  const readTranscript = useTranscriptText(session.id)
  const [isStarting, setIsStarting] = useState(false)

  const start = async (chosen: Template): Promise<void> => {
    const known = client.getQueryData(templatesQuery.queryKey)
    const template = known?.find(({ id }) => id === chosen.id)
    if (!template) {
      notifyError(TEMPLATE_NOT_FOUND)
      return
    }
    const transcript = await readTranscript()
    const context = findDocument(contextKey(session.id))
    // The server reads what is stored.
    await context?.flush()
    const typed = context?.read().html ?? session.tabContents[CONTEXT_TAB.id] ?? ''
    const isEmpty = transcript === '' && htmlToText(typed).trim() === ''
    if (isEmpty && !(await readWordsLeft(session.id))) {
      notifyErrorWithWay(RECORD_FIRST, 'Write it by hand', () => onByHand(template))
      return
    }
    const title = uniqueTitle(templateTitle(template), takenTitles)
    const { template_text: template_prompt, template_description: template_example } = template
    onStarted(
      writer.start(session.id, title, {
        template_id: template.id,
        session_id: session.id,
        ...(template_prompt !== '' && { template_prompt }),
        ...(template_example !== '' && { template_example }),
        ...(transcript !== '' && { transcribed_text: transcript }),
      }),
    )
  }
  /** In its place, from everything that was said. */
  const writeAgain = async ({ id, title, template_id }: Note): Promise<void> => {
    if (template_id === null) return
    const typed = [contextKey(session.id), noteKey(id)]
    await Promise.all(typed.flatMap((key) => findDocument(key)?.flush() ?? []))
    const request = { template_id, session_id: session.id, note_id: id }
    onStarted(writer.start(session.id, title, request))
  }
  const begin = (starting: Promise<void>): void => {
    setIsStarting(true)
    void starting
      .catch((error: unknown) => notifyError(messageOf(error)))
      .finally(() => setIsStarting(false))
  }
  return {
    isStarting,
    startNote: (template: Template): void => begin(start(template)),
    updateNote: (note: Note): void => begin(writeAgain(note)),
  }
}
