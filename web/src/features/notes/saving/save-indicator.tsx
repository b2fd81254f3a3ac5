import {
  Check,
  CircleAlert,
  CloudOff,
  LoaderCircle,
  PencilLine,
  type LucideIcon,
} from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'
import type { SaveStatus } from './save-state.ts'
import { useTroubleSaid } from './use-trouble-said.ts'

interface Face {
  readonly text: string
  readonly icon: LucideIcon
}

const faces: Readonly<Record<SaveStatus, Face>> = {
  saved: { text: 'Saved', icon: Check },
  unsaved: { text: 'Unsaved changes', icon: PencilLine },
  saving: { text: 'Saving...', icon: LoaderCircle },
  retrying: { text: 'Not saved yet. Trying again.', icon: CloudOff },
  stopped: { text: 'Not saved.', icon: CircleAlert },
  conflict: { text: 'Not saved: please choose a version.', icon: CircleAlert },
}

interface SaveIndicatorProps {
  status: SaveStatus
  /** Why it stopped. */
  problem?: string | undefined
  onRetry?: () => void
}

/** Document 2 §4.2: saving, saved or unsaved changes. */
export function SaveIndicator({ status, problem, onRetry }: SaveIndicatorProps) {
  const { text, icon: Icon } = faces[status]
  const shown = problem ?? text
  const said = useTroubleSaid(status, shown)
  const isBad = status === 'stopped' || status === 'conflict'
  return (
    <div className="flex min-h-control-sm items-center gap-2 text-sm text-ink-soft">
      <span className={isBad ? 'text-danger-ink' : status === 'retrying' ? 'text-check-ink' : ''}>
        <Icon aria-hidden className="mr-1.5 inline size-4 align-[-0.2em]" />
        {shown}
        <span className="sr-only" role="status">
          {said}
        </span>
      </span>
      {status === 'stopped' && onRetry && (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
