import { Spinner } from '../../../ui/spinner.tsx'

/** Shown while lines are heard a second time. Nothing waits for it. */
export function SecondHearingStrip({ lines }: { lines: number }) {
  return (
    <p role="status" className="px-4 text-sm text-ink-soft empty:hidden sm:px-6 print:hidden">
      {lines > 0 && (
        <span className="flex items-center gap-2 pt-2">
          <Spinner />
          {lines === 1 ? 'Listening again to 1 line…' : `Listening again to ${lines} lines…`}
        </span>
      )}
    </p>
  )
}
