import { Skeleton } from '../../../ui/skeleton.tsx'
import { ROW_PX } from './row-style.ts'

const WIDTHS = ['w-72', 'w-56', 'w-64', 'w-48', 'w-60', 'w-52']

/** As tall as the rows that replace it. */
export function LoadingTasks() {
  return (
    <div role="status">
      <p className="flex h-11 items-center border-b border-line px-4 text-sm text-ink-soft">
        Loading tasks...
      </p>
      {WIDTHS.map((width) => (
        <div
          key={width}
          className="flex items-center border-b border-line px-4"
          style={{ height: ROW_PX }}
        >
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  )
}
