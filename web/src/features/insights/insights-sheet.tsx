import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { overlayStyle } from '../../ui/overlays/overlay-style.ts'
import { InsightsPanel, type InsightsPanelProps } from './insights-panel.tsx'

interface InsightsSheetProps extends Omit<InsightsPanelProps, 'heading' | 'close'> {
  onClose: () => void
  opener: RefObject<HTMLElement | null>
  /** From the bottom, over everything; otherwise at the side, with the note within reach. */
  isNarrow: boolean
}

/** If there is no room beside the note. */
export function InsightsSheet({ onClose, opener, isNarrow, ...panel }: InsightsSheetProps) {
  return (
    <Radix.Root open modal={isNarrow} onOpenChange={onClose}>
      <Radix.Portal>
        {isNarrow && <Radix.Overlay className={overlayStyle} />}
        <Radix.Content
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onInteractOutside={(event) => {
            if (!isNarrow) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The note may just have been scrolled to a sentence.
            opener.current?.focus({ preventScroll: true })
          }}
          className={clsx(
            'fixed bottom-0 z-40 flex flex-col border-line bg-raised text-ink shadow-raised outline-none animate-fade-in',
            isNarrow ? 'inset-x-0 h-[75dvh] rounded-t-lg border-t' : 'top-0 right-0 w-80 border-l',
          )}
        >
          <InsightsPanel
            {...panel}
            heading={<Radix.Title className="font-semibold">Insights</Radix.Title>}
            close={
              <Radix.Close asChild>
                <Button
                  variant="quiet"
                  size="icon-sm"
                  aria-label="Close"
                  icon={<X aria-hidden className="size-4.5" />}
                />
              </Radix.Close>
            }
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
