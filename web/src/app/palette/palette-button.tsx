import { Search } from 'lucide-react'
import { shortcutHint } from '../../lib/shortcut.ts'

export function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-control items-center gap-2.5 rounded-md border border-edge bg-surface px-3 text-ink-soft transition-colors hover:bg-hover hover:text-ink"
    >
      <Search aria-hidden className="size-4" />
      Search
      <kbd className="ml-auto rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs">
        {shortcutHint('K')}
      </kbd>
    </button>
  )
}
