import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { LazyNoteEditor } from '../features/notes/lazy-note-editor.tsx'

/** Read-only: what was said is not rewritten here. */
export function TranscriptionTab() {
  return (
    <LazyNoteEditor
      initialHtml=""
      label={TRANSCRIPTION_TAB.title}
      placeholder="What is said in the visit appears here."
      readOnly
    />
  )
}
