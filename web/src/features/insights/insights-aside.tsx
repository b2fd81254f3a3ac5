import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { InsightsPanel, type InsightsPanelProps } from './insights-panel.tsx'

interface InsightsAsideProps extends Omit<InsightsPanelProps, 'heading' | 'close'> {
  /** Undefined: it has a place of its own and stays open. */
  onClose?: (() => void) | undefined
}

/** Beside the note, which stays visible and editable. */
export function InsightsAside({ onClose, ...panel }: InsightsAsideProps) {
  const aside = useRef<HTMLElement>(null)
  const isDrawer = onClose !== undefined
  // If it was opened with the keyboard, the focus moves there.
  useEffect(() => {
    if (isDrawer) aside.current?.focus()
  }, [isDrawer])
  return (
    <aside
      ref={aside}
      aria-label="Insights"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (!onClose || event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <InsightsPanel
        {...panel}
        heading={<h2 className="font-semibold">Insights</h2>}
        close={
          onClose && (
            <IconButton
              label="Close the insights"
              size="icon-sm"
              icon={<X aria-hidden className="size-4" />}
              onClick={onClose}
            />
          )
        }
      />
    </aside>
  )
}
