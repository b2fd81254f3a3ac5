import { TRANSCRIPT_MAX_CHARS } from '@chartwright/contract/limits'
import { transcriptApi, type Transcript } from '@chartwright/contract/transcript'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../ui/overlays/use-discard-guard.tsx'
import { transcriptQuery } from './transcript.queries.ts'

interface PasteTranscriptProps {
  sessionId: string
  /** Null: the session has none yet. */
  transcript: Transcript | null
  onClose: () => void
}

/** Text from elsewhere becomes the transcript, or is appended to an existing one. */
export function PasteTranscript({ sessionId, transcript, onClose }: PasteTranscriptProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const guard = useDiscardGuard(
    text.trim() !== '',
    onClose,
    'The pasted text is not in the transcript yet. If you close now, it is lost.',
  )

  const save = async (): Promise<void> => {
    setIsSaving(true)
    try {
      const saved = await append(sessionId, transcript, text.trim())
      client.setQueryData(transcriptQuery(sessionId).queryKey, saved)
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isSaving) guard.requestClose()
      }}
      title="Paste transcript"
      maxWidthPx={640}
    >
      <form
        className="flex min-h-0 flex-col gap-3 px-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="text-ink-soft">
          {transcript
            ? 'It is added after what is there. Each line stays a line.'
            : 'It becomes the transcript of this session. Each line stays a line.'}
        </p>
        <Textarea
          aria-label="Transcript"
          value={text}
          maxLength={TRANSCRIPT_MAX_CHARS}
          onChange={(event) => setText(event.target.value)}
          className="min-h-60 resize-y"
        />
        {problem !== undefined && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={text.trim() === ''}
          busy={isSaving}
          busyLabel="Adding..."
        >
          Add to transcript
        </Button>
      </form>
      {guard.question}
    </Dialog>
  )
}

/** Reloaded first: lines may have been added since the tab was shown. */
async function append(
  sessionId: string,
  known: Transcript | null,
  text: string,
): Promise<Transcript> {
  if (!known) {
    try {
      return await call(transcriptApi.create, { body: { session_id: sessionId, text } })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
    }
  }
  const current = await call(transcriptApi.get, { params: { session_id: sessionId } })
  const body = { text: [current.text, text].filter(Boolean).join('\n') }
  return call(transcriptApi.update, { params: { id: current.id }, body })
}
