import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

const DELAY_MS = 400

/** Shows the trigger's name; it must not contain anything that is not said elsewhere. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-paper data-[state=delayed-open]:animate-fade-in"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
