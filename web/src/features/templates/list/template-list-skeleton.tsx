import { clsx } from 'clsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cardHeight, listStyle } from './template-list-style.ts'
import type { TemplateLayout } from './use-template-layout.ts'

const TITLES = ['w-32', 'w-44', 'w-36', 'w-40', 'w-28', 'w-36']

export function TemplateListSkeleton({ layout }: { layout: TemplateLayout }) {
  return (
    <div role="status">
      <span className="sr-only">Loading templates...</span>
      <div className={listStyle(layout)}>
        {TITLES.map((width, index) => (
          <div
            key={index}
            className={clsx('rounded-lg border border-line bg-surface p-4', cardHeight(layout))}
          >
            <div className="flex items-center gap-3">
              <Skeleton className="size-9 rounded-md" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
            <Skeleton className="mt-5 h-3 w-full" />
            <Skeleton className="mt-3 h-3 w-4/5" />
            <Skeleton className="mt-3 h-3 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  )
}
