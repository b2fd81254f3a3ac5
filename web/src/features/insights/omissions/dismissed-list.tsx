import type { Omission } from '@chartwright/contract/insights'
import { Button } from '../../../ui/inputs/button.tsx'

interface DismissedListProps {
  dismissed: readonly Omission[]
  onRestore: (omission: Omission) => void
}

export function DismissedList({ dismissed, onRestore }: DismissedListProps) {
  return (
    <details className="mt-1">
      <summary className="-mx-2 cursor-pointer rounded-sm px-2 py-1 text-ink-soft hover:bg-hover max-md:py-3">
        {`Dismissed (${dismissed.length})`}
      </summary>
      <ul className="divide-y divide-line">
        {dismissed.map((omission) => (
          <li key={omission.key} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {omission.fact}
              <span className="block text-xs text-ink-soft">{omission.dismissed?.reason}</span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Restore: ${omission.fact}`}
              onClick={() => onRestore(omission)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
