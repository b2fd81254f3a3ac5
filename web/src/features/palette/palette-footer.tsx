import type { ReactNode } from 'react'
import { placesOf } from './hit-key.ts'
import type { FoundSessions } from './found-sessions.ts'

export function PaletteFooter({ found: { sessions, hits, hasMore } }: { found: FoundSessions }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-soft">
      <Hint keys={['↑', '↓']} does="to navigate" />
      <Hint keys={['enter']} does="to select" />
      <Hint keys={['esc']} does="to close" />
      <span role="status" className="ml-auto tabular-nums">
        {countWords(sessions.length, hasMore)}
        {countPlaces(placesOf(hits).length)}
      </span>
    </div>
  )
}

function Hint({ keys, does }: { keys: readonly string[]; does: string }): ReactNode {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-sm border border-line bg-sunken px-1.5 font-sans">
          {key}
        </kbd>
      ))}
      {does}
    </span>
  )
}

function countWords(count: number, hasMore: boolean): string {
  if (hasMore) return `${count}+ sessions`
  return count === 1 ? '1 session' : `${count} sessions`
}

function countPlaces(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', 1 passage' : `, ${count} passages`
}
