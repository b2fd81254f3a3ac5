import { Square } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { describeWait, WRITE_NOW } from '../../../lib/last-words.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { WaitNotice } from '../../../ui/wait-notice.tsx'
import '../note-text.css'
import { NoteToolbar } from '../note-toolbar.tsx'
import type { Writing } from './note-writer.ts'

interface WritingNoteProps {
  writing: Writing
  onStop: () => void
}

/** With the dimensions of the editor that replaces it: the text does not move when it is saved. */
export function WritingNote({ writing, onStop }: WritingNoteProps) {
  const text = useSyncExternalStore(writing.text.subscribe, writing.text.read)
  return (
    <div className="flex flex-col gap-3">
      {writing.wait ? (
        <WaitNotice
          {...describeWait(writing.wait)}
          skipLabel={WRITE_NOW}
          onSkip={writing.wait.writeNow}
          onCancel={onStop}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex min-h-control-sm items-center gap-1.5 text-sm text-ink-soft">
            <Spinner />
            Writing the note…
          </p>
          <Button
            size="sm"
            variant="quiet"
            icon={<Square aria-hidden className="size-3.5" />}
            onClick={onStop}
          >
            Stop
          </Button>
        </div>
      )}
      <NoteToolbar editor={null} readOnly />
      <section aria-label={`Note: ${writing.title}`} aria-busy className="note-text min-h-48">
        <Markdown text={text} isComplete={false} />
      </section>
    </div>
  )
}
