import { momentOf } from '../../../lib/text/relative-time.ts'
import { Button } from '../../../ui/inputs/button.tsx'

interface RestoredLineProps {
  editedAtMs: number
  onUndo: () => void
  onDismiss: () => void
}

export function RestoredLine({ editedAtMs, onUndo, onDismiss }: RestoredLineProps) {
  return (
    <div
      role="group"
      aria-label="Restored text"
      className="flex flex-wrap items-center gap-2 rounded-md bg-info-soft px-3 py-1.5 text-sm text-info-ink"
    >
      <p role="status">Unsaved changes from {momentOf(new Date(editedAtMs))} were restored</p>
      <div className="ml-auto flex gap-2">
        <Button size="sm" onClick={onUndo}>
          Undo
        </Button>
        <Button size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
