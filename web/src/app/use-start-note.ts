import type { SessionDetail } from '@chartwright/contract/sessions'
import { CONTEXT_TAB, uniqueTitle } from '@chartwright/contract/tabs'
import { templateTitle, type Template } from '@chartwright/contract/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { htmlToText } from '../features/notes/html-to-text.ts'
import { findDocument } from '../features/notes/live-documents.ts'
import { templatesQuery } from '../features/templates/templates.queries.ts'
import { messageOf } from '../lib/api-error.ts'
import { notifyError, notifyErrorWithWay } from '../ui/notify.ts'
import { contextKey } from './context-tab.tsx'
import { RECORD_FIRST, TEMPLATE_NOT_FOUND } from './session-sentences.ts'
import { useTranscriptText } from './use-transcript-text.ts'
import { useWriter } from './writer-context.ts'

interface StartNoteOptions {
  readonly session: SessionDetail
  readonly takenTitles: readonly string[]
  readonly onStarted: (tabId: string) => void
  /** There is nothing to write from, and the practitioner will. */
  readonly onByHand: (template: Template) => void
}

/** Document 2 §5: a found template, and something that was said, or else typed. */
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
    if (transcript === '' && htmlToText(typed).trim() === '') {
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
  return {
    isStarting,
    startNote: (template: Template): void => {
      setIsStarting(true)
      void start(template)
        .catch((error: unknown) => notifyError(messageOf(error)))
        .finally(() => setIsStarting(false))
    },
  }
}
