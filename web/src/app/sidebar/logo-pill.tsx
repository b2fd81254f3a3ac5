import { ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { BrandMark } from '../../ui/brand.tsx'

const LABEL = 'Open sidebar'

interface LogoPillProps {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
}

/** Document 2 §2.1: reopens the collapsed sidebar. */
export function LogoPill({ ref, onClick }: LogoPillProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={LABEL}
      title={LABEL}
      onClick={onClick}
      className="fixed top-3 left-2.5 z-30 flex animate-fade-in items-center gap-0.5 rounded-full border border-line bg-raised p-1.5 pr-1 shadow-raised transition-colors hover:bg-hover"
    >
      <BrandMark />
      <ChevronRight aria-hidden className="size-3.5 text-ink-soft" />
    </button>
  )
}
