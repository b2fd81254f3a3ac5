import { buttonStyle } from '../../ui/inputs/button-style.ts'
import type { TranscriptShow } from '../workspace/use-workspace-url.ts'

const VIEWS = [
  { show: undefined, label: 'Lines' },
  { show: 'facts', label: 'Facts' },
] as const

interface TranscriptViewsProps {
  show: TranscriptShow
  onShow: (show: TranscriptShow) => void
}

/** What was said, line by line, or the facts derived from it. */
export function TranscriptViews({ show, onShow }: TranscriptViewsProps) {
  return (
    <div role="group" aria-label="Show" className="mb-3 flex gap-1 print:hidden">
      {VIEWS.map((view) => (
        <button
          key={view.label}
          type="button"
          aria-pressed={view.show === show}
          onClick={() => onShow(view.show)}
          className={`${buttonStyle('quiet', 'sm')} aria-pressed:bg-accent-soft aria-pressed:text-accent-ink`}
        >
          {view.label}
        </button>
      ))}
    </div>
  )
}
