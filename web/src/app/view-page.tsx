import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePage } from '../lib/use-page.ts'
import { Button } from '../ui/button.tsx'

interface ViewPageProps {
  title: string
  /** Stands behind the title. */
  count?: number | undefined
  onBack: () => void
  children: ReactNode
}

export function ViewPage({ title, count, onBack, children }: ViewPageProps) {
  const heading = usePage(title)
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pb-16 sm:px-6">
      <div className="-mx-3 py-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={onBack}
        >
          Back
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1} className="pb-6 text-2xl font-semibold tracking-tight">
        {title}
        {count !== undefined && (
          <span className="ml-2 text-lg font-normal text-ink-soft tabular-nums">{count}</span>
        )}
      </h1>
      {children}
    </div>
  )
}
