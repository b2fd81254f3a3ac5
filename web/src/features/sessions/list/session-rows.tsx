import type { Session } from '@chartwright/contract/sessions'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { GroupRow } from './group-row.tsx'
import type { ListRow } from './list-rows.ts'
import { MoreRow, type MoreSessions } from './more-row.tsx'
import { GROUP_ROW_PX, SESSION_ROW_PX } from './row-size.ts'
import { SessionRow } from './session-row.tsx'
import type { Selection } from './use-selection.ts'

const OVERSCAN_ROWS = 6
/** This close to the end, the next page is loaded. */
const AHEAD_ROWS = 30

interface SessionRowsProps {
  rows: readonly ListRow[]
  list: MoreSessions
  now: Date
  currentId: string | undefined
  selection: Selection
  onToggleGroup: (key: string) => void
  onOpen: (session: Session) => void
  onLinkPatient: (session: Session) => void
  onDelete: (session: Session) => void
}

/** Only the visible rows are in the document. */
export function SessionRows(props: SessionRowsProps) {
  const { rows, list, now, currentId, selection, onToggleGroup, onOpen, ...actions } = props
  const viewport = useRef<HTMLDivElement>(null)
  const keys = rows.map(({ key }) => key)
  const focus = useRowFocus<HTMLUListElement>(keys, currentId)
  const { activeIndex } = focus
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtual = useVirtualizer({
    count: rows.length + (list.hasNextPage ? 1 : 0),
    getScrollElement: () => viewport.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_ROW_PX : SESSION_ROW_PX),
    getItemKey: (index) => keys[index] ?? 'more',
    overscan: OVERSCAN_ROWS,
    // The row that has the focus stays, however far away it is scrolled.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), activeIndex),
  })
  const items = virtual.getVirtualItems()
  const lastInSight = virtual.range?.endIndex ?? 0
  // A collapsed group would load page after page without a row to show for it.
  const isLastOpen = rows.at(-1)?.kind !== 'group'
  const isNearEnd = isLastOpen && lastInSight + AHEAD_ROWS >= rows.length
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list

  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  const revealed = useRef<string>(undefined)
  const currentIndex = currentId === undefined ? -1 : keys.indexOf(currentId)
  useEffect(() => {
    // Once for each session that is opened, from wherever: the list does not jump while somebody
    // scrolls it.
    if (currentIndex === -1 || revealed.current === currentId) return
    revealed.current = currentId
    virtual.scrollToIndex(currentIndex)
  }, [currentId, currentIndex, virtual])

  const choose = (session: Session, withShift: boolean): void => {
    if (selection.ids) selection.toggle(session.id, withShift ? sessionIds(rows) : undefined)
    else onOpen(session)
  }

  return (
    <div ref={viewport} className="min-h-0 flex-1 overflow-y-auto px-2 [overflow-anchor:none]">
      <ul
        ref={focus.list}
        onKeyDown={(event) => focus.onKeyDown(event, (index) => virtual.scrollToIndex(index))}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ key, index, start, size }) => {
          const row = rows[index]
          const tabIndex = index === activeIndex ? 0 : -1
          return (
            <li
              key={key}
              aria-setsize={hasNextPage ? -1 : rows.length}
              aria-posinset={index + 1}
              onFocus={() => focus.visit(index)}
              className="absolute inset-x-0 top-0"
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {row?.kind === 'group' ? (
                <GroupRow row={row} tabIndex={tabIndex} onToggle={onToggleGroup} />
              ) : row ? (
                <SessionRow
                  {...actions}
                  session={row.session}
                  now={now}
                  tabIndex={tabIndex}
                  isCurrent={row.session.id === currentId}
                  isSelected={selection.ids?.has(row.session.id)}
                  onChoose={choose}
                />
              ) : (
                <MoreRow list={list} isAutomatic={isLastOpen} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function withRow(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes
  return [...indexes, index].sort((a, b) => a - b)
}

function sessionIds(rows: readonly ListRow[]): string[] {
  return rows.filter(({ kind }) => kind === 'session').map(({ key }) => key)
}
