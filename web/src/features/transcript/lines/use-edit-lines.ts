import type { Transcript } from '@chartwright/contract/transcript'
import { transcriptLinesApi, type LineEdit } from '@chartwright/contract/transcript-lines'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { notifyError, notifyWithUndo } from '../../../ui/overlays/notify.ts'
import { transcriptQuery } from '../transcript.queries.ts'

const DONE: Readonly<Record<LineEdit['act'], string>> = {
  correct: 'Line corrected.',
  split: 'Line split.',
  merge: 'Lines merged.',
}

/**
 * Resolves to the reason if it failed; after a refusal the lines are reloaded, so that the reason
 * is visible.
 */
export type EditLine = (edit: LineEdit, done?: string) => Promise<string | undefined>

/** `onChanged`: everything derived from the transcript has to be refetched. */
export function useEditLines(transcript: Transcript | null, onChanged: () => void): EditLine {
  const client = useQueryClient()
  const id = transcript?.id
  const sessionId = transcript?.session_id ?? ''

  return useCallback<EditLine>(
    async (edit, done = DONE[edit.act]) => {
      if (id === undefined) return undefined
      const { queryKey } = transcriptQuery(sessionId)
      const put = (answer: Transcript): void => {
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, answer)
        // A line may have been said while the response was pending.
        void client.invalidateQueries({ queryKey })
        onChanged()
      }
      const undo = async (edit_id: string): Promise<void> => {
        try {
          put(await call(transcriptLinesApi.undo, { params: { id }, body: { edit_id } }))
        } catch (error) {
          notifyError(messageOf(error))
        }
      }
      try {
        const answer = await call(transcriptLinesApi.edit, { params: { id }, body: edit })
        put(answer.transcript)
        notifyWithUndo(done, () => void undo(answer.edit_id))
        return undefined
      } catch (error) {
        void client.invalidateQueries({ queryKey })
        return messageOf(error)
      }
    },
    [client, id, sessionId, onChanged],
  )
}
