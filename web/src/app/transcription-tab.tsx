import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { useQuery } from '@tanstack/react-query'
import { LazyNoteEditor } from '../features/notes/lazy-note-editor.tsx'
import { transcriptQuery } from '../features/transcript/transcript.queries.ts'
import { messageOf } from '../lib/api-error.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** Read-only: what was said is not rewritten here. */
export function TranscriptionTab({ sessionId }: { sessionId: string }) {
  const { data, error, isFetching, refetch } = useQuery(transcriptQuery(sessionId))
  if (error && data === undefined) {
    const retry = (): void => void refetch()
    return <ErrorState message={messageOf(error)} onRetry={retry} busy={isFetching} />
  }
  const lines = data?.segments ?? []
  return (
    <LazyNoteEditor
      key={data?.updated_at}
      initialHtml={lines.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('')}
      label={TRANSCRIPTION_TAB.title}
      placeholder="What is said in the visit appears here."
      readOnly
    />
  )
}
