import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ListRow } from './list-rows.ts'

interface GroupRowProps {
  row: Extract<ListRow, { kind: 'group' }>
  tabIndex: 0 | -1
  onToggle: (key: string) => void
}

export function GroupRow({ row, tabIndex, onToggle }: GroupRowProps) {
  return (
    <h3 className="flex h-full items-end pb-1">
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        aria-expanded={row.isOpen}
        onClick={() => onToggle(row.key)}
        className="flex h-full w-full items-center gap-1.5 rounded-sm px-2 text-xs font-semibold tracking-wide text-ink-faint hover:text-ink"
      >
        <ChevronDown
          aria-hidden
          className={clsx('size-3.5 transition-transform', !row.isOpen && '-rotate-90')}
        />
        {row.label}{' '}
        <span className="ml-auto rounded-full bg-sunken px-2 font-medium tabular-nums">
          {row.count}
        </span>
      </button>
    </h3>
  )
}
