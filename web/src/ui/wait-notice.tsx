import { Button } from './inputs/button.tsx'
import { Spinner } from './spinner.tsx'

interface WaitNoticeProps {
  /** Announced once. */
  message: string
  /** May change every second. */
  detail: string
  skipLabel: string
  onSkip: () => void
  onCancel: () => void
}

/** Says what is being waited for and how long, with two ways to stop waiting. */
export function WaitNotice({ message, detail, skipLabel, onSkip, onCancel }: WaitNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="flex min-h-control-sm items-center gap-1.5 text-sm text-ink-soft tabular-nums">
        <Spinner />
        <span>
          <span role="status">{message}</span> {detail}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" onClick={onSkip}>
          {skipLabel}
        </Button>
      </div>
    </div>
  )
}
