import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { ArrowDown } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { useFollow } from './use-follow.ts'

/** Below it a line is marked as one to check. */
const UNSURE_BELOW = 0.6

/** Read-only: what was said is not rewritten here. */
export function TranscriptLines({ lines }: { lines: readonly TranscriptSegment[] }) {
  const { end, hasNews, showNews } = useFollow(lines.length)
  return (
    <div className="relative">
      <div
        role="textbox"
        aria-label={TRANSCRIPTION_TAB.title}
        aria-multiline="true"
        aria-readonly="true"
        contentEditable={false}
        suppressContentEditableWarning
        tabIndex={0}
        className="min-h-48 max-w-reading rounded-sm outline-offset-4"
      >
        {lines.length === 0 ? (
          <p className="text-ink-faint">What is said in the visit appears here.</p>
        ) : (
          <ol className="space-y-2">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </div>
      <div ref={end} aria-hidden className="h-px" />
      {hasNews && (
        <div className="sticky bottom-2 flex justify-center">
          <Button
            size="sm"
            icon={<ArrowDown aria-hidden className="size-4" />}
            onClick={showNews}
            className="rounded-full shadow-raised"
          >
            New lines
          </Button>
        </div>
      )}
    </div>
  )
}

function Line({ line }: { line: TranscriptSegment }) {
  const isUnsure = line.confidence !== null && line.confidence < UNSURE_BELOW
  return (
    <li data-line={line.id} className="flex gap-3">
      {line.start_ms !== null && (
        <span className="w-12 shrink-0 pt-0.5 text-right text-sm text-ink-faint tabular-nums">
          {formatSeconds(line.start_ms / 1_000)}
        </span>
      )}
      <span
        dir="auto"
        title={isUnsure ? 'The recogniser is unsure of this line.' : undefined}
        className={
          isUnsure
            ? 'wrap-anywhere underline decoration-check-ink decoration-dotted underline-offset-4'
            : 'wrap-anywhere'
        }
      >
        {line.text}
      </span>
      {isUnsure && <span className="sr-only">(unsure)</span>}
    </li>
  )
}
