import { formatSeconds } from '../../../lib/text/format-seconds.ts'
import type { LineActs } from '../insight-acts.ts'

interface SourceLineProps {
  segmentId: string
  acts: LineActs
}

/** What was said, with its time; pressing it shows it among the others. */
export function SourceLine({ segmentId, acts }: SourceLineProps) {
  const line = acts.lineOf(segmentId)
  if (!line) return null
  const time = line.start_ms === null ? undefined : formatSeconds(line.start_ms / 1_000)
  return (
    <div className="flex items-start gap-1">
      <button
        type="button"
        title="Show in the transcript"
        onClick={() => acts.showLine(segmentId)}
        className="-mx-1.5 min-w-0 flex-1 rounded-sm px-1.5 py-1 text-left hover:bg-hover max-md:min-h-control"
      >
        <span className="mr-1 text-xs text-ink-faint tabular-nums">
          {[time ?? `Line ${line.index + 1}`, acts.speakerOf(line)].filter(Boolean).join(' · ')}
        </span>{' '}
        <span dir="auto" className="wrap-anywhere">
          {line.text}
        </span>
      </button>
      {acts.renderPlay(line)}
    </div>
  )
}
