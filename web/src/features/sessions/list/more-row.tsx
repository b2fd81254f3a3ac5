import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../../../ui/inputs/button.tsx'
import { SessionRowSkeleton } from './session-list-skeleton.tsx'

export type MoreSessions = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { fetchNextPage: () => Promise<unknown> }

/** The end of what has been loaded. */
export function MoreRow({ list, isAutomatic }: { list: MoreSessions; isAutomatic: boolean }) {
  if (isAutomatic && !list.isFetchNextPageError) return <SessionRowSkeleton />
  return (
    <div className="flex h-full items-center justify-between gap-2 px-2 text-sm text-ink-soft">
      {list.isFetchNextPageError ? 'Older sessions could not be loaded.' : 'There are older ones.'}
      <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchNextPageError ? 'Retry' : 'Load more'}
      </Button>
    </div>
  )
}
