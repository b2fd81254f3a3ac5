import type { Fact } from '@chartwright/contract/facts'
import type { FactActs } from './fact-acts.ts'

/**
 * The words that it is based on, line by line: each links to its line and can be played; typed ones
 * are plain text.
 */
export function Quotations({ fact, acts }: { fact: Fact; acts: FactActs }) {
  const lines = new Map<string | null, string[]>()
  for (const { segment_id, words } of fact.said) {
    lines.set(segment_id, [...(lines.get(segment_id) ?? []), words])
  }
  if (lines.size === 0) return null
  return (
    <ul className="-ml-1.5 flex flex-wrap items-center gap-x-2 font-normal">
      {[...lines].map(([segmentId, words]) => (
        <li key={segmentId} className="flex min-w-0 items-center">
          {segmentId === null ? (
            <Typed words={words} />
          ) : (
            <>
              <button
                type="button"
                title="Show in the transcript"
                onClick={() => acts.showLine(segmentId)}
                className="flex min-h-control-sm min-w-0 items-center gap-1.5 rounded-md px-1.5 text-left text-sm text-ink-soft transition-colors hover:bg-hover hover:text-ink"
              >
                <Words words={words} />
                <Time of={acts.timeOf(segmentId)} />
              </button>
              {acts.renderPlay(segmentId)}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Typed({ words }: { words: readonly string[] }) {
  return (
    <span className="flex min-h-control-sm min-w-0 items-center px-1.5 text-sm text-ink-soft">
      <Words words={words} />
    </span>
  )
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <q dir="auto" className="wrap-anywhere">
      {[...new Set(words)].join(' … ')}
    </q>
  )
}

function Time({ of: time }: { of: string | undefined }) {
  if (time === undefined) return null
  return <span className="shrink-0 text-ink-faint tabular-nums">{time}</span>
}
