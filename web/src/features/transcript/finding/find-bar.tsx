import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import type { Find } from './use-find.ts'

interface FindBarProps {
  find: Find
  input: RefObject<HTMLInputElement | null>
}

/** Enter goes to the next match, Shift+Enter to the previous one, Escape closes it. */
export function FindBar({ find, input }: FindBarProps) {
  const { wanted, count, place } = find
  return (
    <div
      role="search"
      aria-label="Find in transcript"
      className="sticky top-0 z-10 flex items-center gap-0.5 sm:gap-1 rounded-md border border-line-strong bg-raised p-1.5 shadow-raised print:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          find.close()
        }
      }}
    >
      <Input
        ref={input}
        autoFocus
        type="text"
        aria-label="Find in transcript"
        placeholder="Find in transcript"
        value={wanted}
        onChange={(event) => find.look(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          find.step(event.shiftKey ? -1 : 1)
        }}
        className="min-w-0 flex-1"
      />
      <span
        role="status"
        className="min-w-16 px-1 text-right text-sm text-ink-soft tabular-nums sm:min-w-20"
      >
        {wanted.trim() === '' ? '' : count === 0 ? 'No results' : `${place} of ${count}`}
      </span>
      <IconButton
        label="Previous result"
        size="icon-sm"
        disabled={count === 0}
        icon={<ChevronUp aria-hidden className="size-4" />}
        onClick={() => find.step(-1)}
      />
      <IconButton
        label="Next result"
        size="icon-sm"
        disabled={count === 0}
        icon={<ChevronDown aria-hidden className="size-4" />}
        onClick={() => find.step(1)}
      />
      <IconButton
        label="Close find"
        size="icon-sm"
        icon={<X aria-hidden className="size-4" />}
        onClick={() => find.close()}
      />
    </div>
  )
}
