import { ArrowLeft, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'

interface TemplatesHeaderProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** Number of templates shown; undefined until it is known. */
  count: number | undefined
  onBack: () => void
  onCreate: () => void
}

export function TemplatesHeader({ heading, count, onBack, onCreate }: TemplatesHeaderProps) {
  return (
    <>
      <div className="-mx-3 py-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={onBack}
        >
          Back
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          Templates{' '}
          {count !== undefined && (
            <span className="ml-1 text-lg font-normal text-ink-soft tabular-nums">{count}</span>
          )}
        </h1>
        <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onClick={onCreate}>
          Create Template
        </Button>
      </div>
      <p role="status" className="sr-only">
        {count !== undefined && (count === 1 ? '1 template shown' : `${count} templates shown`)}
      </p>
    </>
  )
}
