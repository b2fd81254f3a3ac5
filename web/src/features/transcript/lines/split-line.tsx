import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { EditLine } from './use-edit-lines.ts'

interface SplitLineProps {
  line: TranscriptSegment
  onEdit: EditLine
  onClose: () => void
}

export function SplitLine({ line, onEdit, onClose }: SplitLineProps) {
  const [problem, setProblem] = useState<string>()
  const [first, ...others] = line.text.split(/\s+/).filter(Boolean)

  const split = async (firstWords: number): Promise<void> => {
    const edit = { act: 'split', segment_id: line.id, was: line.text } as const
    const refused = await onEdit({ ...edit, first_words: firstWords })
    setProblem(refused)
    if (refused === undefined) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Split line"
      description="Choose the word that the next line begins with."
      maxWidthPx={600}
    >
      <div dir="auto" className="min-h-0 overflow-y-auto px-4 pt-2 pb-4 leading-8">
        <span className="px-1">{first}</span>
        {others.map((word, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Begin the next line with ‘${word}’, word ${String(index + 2)}`}
            onClick={() => void split(index + 1)}
            className="rounded-r-sm border-l-2 border-line px-1 hover:border-accent hover:bg-hover focus-visible:border-accent max-md:min-h-11"
          >
            {word}
          </button>
        ))}
        {problem !== undefined && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}
