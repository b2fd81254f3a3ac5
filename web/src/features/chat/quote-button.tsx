import type { ChatSource } from '@chartwright/contract/chat'
import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'

interface QuoteButtonProps {
  source: ChatSource
  time: string | undefined
  /** Undefined: there is nothing to show. */
  onShow: (() => void) | undefined
}

/** A line that the answer is based on, to be read next to the answer. */
export function QuoteButton({ source, time, onShow }: QuoteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const show = (): void => {
    setIsOpen(false)
    onShow?.()
  }
  return (
    <Popover
      label={`Line ${source.line}`}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={`Line ${source.line} of the transcript`}
          className="relative mx-0.5 inline-grid h-6 min-w-6 place-items-center rounded-sm bg-accent-soft px-1 align-baseline text-xs leading-none font-medium text-accent-ink tabular-nums after:absolute after:-inset-x-1 after:-inset-y-2 hover:underline md:after:hidden"
        >
          {source.line}
        </button>
      }
    >
      <div className="w-80 max-w-full">
        <p className="mb-1 text-xs text-ink-faint tabular-nums">
          {time === undefined ? `Line ${source.line}` : `Line ${source.line} · ${time}`}
        </p>
        <blockquote dir="auto" className="max-h-48 overflow-y-auto wrap-anywhere">
          {source.text}
        </blockquote>
        {onShow && (
          <Button size="sm" className="mt-3" onClick={show}>
            Show in the transcript
          </Button>
        )}
      </div>
    </Popover>
  )
}
