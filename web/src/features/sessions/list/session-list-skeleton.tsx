import { Skeleton } from '../../../ui/skeleton.tsx'
import { GROUP_ROW_PX, SESSION_ROW_PX } from './row-size.ts'

const NAME_WIDTHS = ['w-36', 'w-44', 'w-28', 'w-40', 'w-32', 'w-36']

export function SessionListSkeleton() {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden px-2">
      <span className="sr-only">Loading sessions...</span>
      <div className="flex items-center px-2" style={{ height: GROUP_ROW_PX }}>
        <Skeleton className="h-3 w-16" />
      </div>
      {NAME_WIDTHS.map((width, index) => (
        <SessionRowSkeleton key={index} width={width} />
      ))}
    </div>
  )
}

export function SessionRowSkeleton({ width = 'w-36' }: { width?: string }) {
  return (
    <div className="flex flex-col justify-center gap-2.5 px-2" style={{ height: SESSION_ROW_PX }}>
      <Skeleton className={`h-3.5 ${width}`} />
      <Skeleton className="h-3 w-20" />
    </div>
  )
}
