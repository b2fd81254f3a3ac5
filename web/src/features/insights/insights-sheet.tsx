import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { overlayStyle } from '../../ui/overlay-style.ts'
import { InsightsPanel, type InsightsPanelProps } from './insights-panel.tsx'

interface InsightsSheetProps extends Omit<InsightsPanelProps, 'heading' | 'close'> {
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** From the bottom, where there is no room beside the note. */
export function InsightsSheet({ onClose, opener, ...panel }: InsightsSheetProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The note may just have been scrolled to a sentence.
            opener.current?.focus({ preventScroll: true })
          }}
          className="fixed inset-x-0 bottom-0 z-40 flex h-[75dvh] flex-col rounded-t-lg border-t border-line bg-raised text-ink shadow-raised animate-fade-in"
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
