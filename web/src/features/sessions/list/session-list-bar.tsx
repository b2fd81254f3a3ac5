import { ListChecks, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import type { Selection } from './use-selection.ts'

interface SessionListBarProps {
  selection: Selection
  canSelect: boolean
  onDelete: () => void
}

/**
 * The list's heading with the button for multi-select; during it, the actions for the selection.
 */
export function SessionListBar({ selection, canSelect, onDelete }: SessionListBarProps) {
  const { ids, start, clear } = selection
  const isOn = ids !== undefined
  const enter = useRef<HTMLButtonElement>(null)
  const leave = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // The pressed button is gone: focus moves to the one in its place.
  useEffect(() => {
    if (hadFocus.current) (isOn ? leave : enter).current?.focus()
    hadFocus.current = false
  }, [isOn])

  return (
    <div className="flex min-h-control items-center justify-between gap-2 pr-2 pl-4">
      {isOn ? (
        <>
          <Button
            variant="danger"
            size="sm"
            disabled={ids.size === 0}
            icon={<Trash2 aria-hidden className="size-3.5" />}
            onClick={onDelete}
            className="-ml-2 tabular-nums"
          >
            Delete ({ids.size})
          </Button>
          <Button
            ref={leave}
            variant="quiet"
            size="sm"
            icon={<X aria-hidden className="size-3.5" />}
            onClick={() => {
              hadFocus.current = true
              clear()
            }}
          >
            Clear selection
          </Button>
        </>
      ) : (
        <>
          <h2 className="text-sm font-medium text-ink-soft">Sessions</h2>
          {canSelect && (
            <Button
              ref={enter}
              variant="quiet"
              size="sm"
              icon={<ListChecks aria-hidden className="size-3.5" />}
              onClick={() => {
                hadFocus.current = true
                start()
              }}
            >
              Select
            </Button>
          )}
        </>
      )}
    </div>
  )
}
