import { clsx } from 'clsx'
import { useMemo } from 'react'
import { diffNotes, type DiffPart } from '../../../lib/text/diff-notes.ts'
import { alignDiff } from './align-diff.ts'

interface ComparedTextsProps {
  /** Undefined: nothing to compare with. */
  before: { readonly title: string; readonly html: string } | undefined
  after: { readonly title: string; readonly html: string }
}

/** Side by side; on a phone, removed text is above its replacement. */
export function ComparedTexts({ before, after }: ComparedTextsProps) {
  const rows = useMemo(
    () => alignDiff(diffNotes(before?.html ?? after.html, after.html)),
    [before?.html, after.html],
  )
  const isSame = before !== undefined && rows.every((row) => row.before?.kind === 'same')
  if (!before) {
    return (
      <div className="flex flex-col gap-1 text-sm">
        {rows.map((row, index) => (
          <Cell key={index} part={row.after} isTwin={false} />
        ))}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div aria-hidden className="grid grid-cols-2 gap-x-6 font-medium text-ink-soft max-md:hidden">
        <p>{before.title}</p>
        <p>{after.title}</p>
      </div>
      {isSame && <p className="text-ink-soft">Both versions have the same words.</p>}
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
        {rows.map((row, index) => (
          <div key={index} className="contents">
            <Cell part={row.before} isTwin={false} />
            <Cell part={row.after} isTwin={row.before?.kind === 'same'} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface CellProps {
  part: DiffPart | undefined
  /** The same words are in the other column, and are announced once. */
  isTwin: boolean
}

function Cell({ part, isTwin }: CellProps) {
  if (!part) return <span className="max-md:hidden" />
  const look = clsx('wrap-anywhere', part.isHeading && 'pt-2 font-semibold')
  if (part.kind === 'same') {
    return (
      <p
        dir="auto"
        aria-hidden={isTwin || undefined}
        className={clsx(look, isTwin && 'max-md:hidden')}
      >
        {part.text}
      </p>
    )
  }
  const Tag = part.kind === 'added' ? 'ins' : 'del'
  const tone =
    part.kind === 'added'
      ? 'bg-accent-soft text-accent-ink no-underline'
      : 'bg-danger-soft text-danger-ink'
  return (
    <p dir="auto" className={look}>
      <span className="sr-only">{part.kind === 'added' ? 'Added: ' : 'Removed: '}</span>
      <Tag className={clsx('box-decoration-clone rounded-sm px-0.5', tone)}>{part.text}</Tag>
    </p>
  )
}
