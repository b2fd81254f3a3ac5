import { formatSeconds } from '../../../lib/text/format-seconds.ts'

interface InterimLinesProps {
  interims: readonly { readonly start_ms: number; readonly text: string }[]
}

/**
 * What is being said, lighter than a line, until its line is there. Hidden from screen readers, which
 * would begin anew with each change: the line itself is announced.
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
          {/* In the columns of a line: who speaks and its sound are not known yet. */}
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
