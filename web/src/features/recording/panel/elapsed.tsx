import { formatSeconds } from '../../../lib/text/format-seconds.ts'
import type { RecorderView } from '../recorder-view.ts'

export function Elapsed({ view, className = '' }: { view: RecorderView; className?: string }) {
  return (
    <time role="timer" aria-label="Recorded" className={`text-right tabular-nums ${className}`}>
      {formatSeconds(view.seconds)}
    </time>
  )
}
