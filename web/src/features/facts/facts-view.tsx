import type { Fact } from '@chartwright/contract/facts'
import { ListChecks, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FactActs } from './fact-acts.ts'
import { FactDialog } from './fact-dialog.tsx'
import { FactGroups } from './fact-groups.tsx'
import { useCorrectFacts } from './use-correct-facts.ts'

interface FactsViewProps {
  sessionId: string
  /** Undefined: not loaded yet. */
  facts: readonly Fact[] | undefined
  problem: { readonly message: string; readonly isRetrying: boolean; retry(): void } | undefined
  /** The facts of the last lines are still being read. */
  isBehind: boolean
  lines: Pick<FactActs, 'showLine' | 'renderPlay' | 'timeOf'>
  /** Everything judged by the facts has to be judged again. */
  onCorrected: () => void
}

/** What is known about the visit, to review and correct. */
export function FactsView(props: FactsViewProps) {
  const { sessionId, facts, problem, isBehind, lines, onCorrected } = props
  const corrections = useCorrectFacts(sessionId, onCorrected)
  const [open, setOpen] = useState<{ fact: Fact | undefined }>()
  const top = useRef<HTMLParagraphElement>(null)
  const acts: FactActs = {
    ...lines,
    correct: (fact) => setOpen({ fact }),
    remove: (fact) => {
      corrections.remove(fact)
      // The button that had the focus disappears with its fact.
      top.current?.focus()
    },
  }
  if (!facts && !problem) return <LoadingFacts />
  return (
    <div className="flex max-w-reading flex-col gap-4" aria-busy={isBehind || undefined}>
      {problem && (
        <ErrorState message={problem.message} onRetry={problem.retry} busy={problem.isRetrying} />
      )}
      {facts && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
            <p ref={top} tabIndex={-1} role="status" className="text-sm text-ink-soft outline-none">
              {facts.length === 0 ? '' : countWords(facts.length)}
              {isBehind && ' Reading the last lines...'}
            </p>
            <Button
              size="sm"
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setOpen({ fact: undefined })}
            >
              Add fact
            </Button>
          </div>
          {facts.length === 0 ? (
            <EmptyState
              icon={<ListChecks aria-hidden className="size-6" />}
              title="No facts yet"
              hint="What is learned, found and decided in the visit appears here."
            />
          ) : (
            <FactGroups facts={facts} acts={acts} />
          )}
        </>
      )}
      {open && (
        <FactDialog
          fact={open.fact}
          corrections={corrections}
          onClose={() => setOpen(undefined)}
          fallbackFocus={top}
        />
      )}
    </div>
  )
}

function countWords(count: number): string {
  return count === 1 ? '1 fact.' : `${String(count)} facts.`
}

function LoadingFacts() {
  return (
    <div className="flex max-w-reading flex-col gap-6" aria-busy="true">
      <p className="sr-only" role="status">
        Loading facts...
      </p>
      {[3, 4, 2].map((rows, section) => (
        <div key={section} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}
