import { formatSeconds } from '../../../lib/text/format-seconds.ts'

interface InterimLinesProps {
  interims: readonly { readonly start_ms: number; readonly text: string }[]
}

/**
 * Speech in progress, lighter than a line, until its line arrives. Hidden from screen readers,
 * which would start over with each change: the line itself is announced.
 */
export function InterimLines({ interims }: InterimLinesProps) {
  if (interims.length === 0) return null
  return (
    <div
      aria-hidden
      className="mt-3 space-y-3 text-ink-faint @xl:mt-1.5 @xl:space-y-1.5 print:hidden"
    >
      {interims.map(({ start_ms, text }) => (
        <p key={start_ms} data-interim className="flex flex-col italic @xl:flex-row @xl:gap-3">
          {/* In the columns of a line: speaker and audio are not known yet. */}
          <span className="-ml-1.5 flex shrink-0 items-center self-start text-sm not-italic tabular-nums">
            <span className="h-control-sm w-28 shrink-0" />
            <span className="w-12 text-right">{formatSeconds(start_ms / 1_000)}</span>
            <span className="size-control-sm" />
            <span className="size-control-sm" />
          </span>
          <span dir="auto" className="min-w-0 wrap-anywhere @xl:pt-0.5">
            {text} …
          </span>
        </p>
      ))}
    </div>
  )
}
