import type { Insights } from '@chartwright/contract/insights'
import { ScanSearch } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { countFindings } from './describe-insights.ts'

interface InsightsButtonProps {
  insights: Insights | undefined
  isOpen: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Shown if the panel has no place of its own. */
export function InsightsButton({ insights, isOpen, onClick, ref }: InsightsButtonProps) {
  const count = insights ? countFindings(insights) : 0
  return (
    <Button
      ref={ref}
      size="sm"
      variant="quiet"
      aria-expanded={isOpen}
      icon={<ScanSearch aria-hidden className="size-4" />}
      onClick={onClick}
    >
      Insights
      {/* Fixed width, so that nothing moves when the number appears. */}
      <span className="inline-block min-w-[2ch] text-left tabular-nums">
        {count > 0 && (
          <>
            {count}
            <span className="sr-only"> to check</span>
          </>
        )}
      </span>
    </Button>
  )
}
