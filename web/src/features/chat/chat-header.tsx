import { ChevronDown, Eraser } from 'lucide-react'
import { IconButton } from '../../ui/inputs/icon-button.tsx'

interface ChatHeaderProps {
  canClear: boolean
  onClear: () => void
  onMinimize: () => void
}

export function ChatHeader({ canClear, onClear, onMinimize }: ChatHeaderProps) {
  return (
    <div className="flex shrink-0 items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
      <h2 className="mr-auto font-semibold">Medical Assistant</h2>
      <IconButton
        label="Clear chat"
        disabled={!canClear}
        icon={<Eraser aria-hidden className="size-4" />}
        onClick={onClear}
      />
      <IconButton
        label="Minimize"
        icon={<ChevronDown aria-hidden className="size-4.5" />}
        onClick={onMinimize}
      />
    </div>
  )
}
