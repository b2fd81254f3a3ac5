import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Place {
  readonly id: string
  readonly index: number
}

/**
 * One row is in the Tab key's way; from its title the arrows, Home and End move to another. When
 * the row is gone, the one in its place is the stop.
 */
export function useRowFocus(ids: readonly string[]) {
  const [place, setPlace] = useState<Place>()
  const list = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const found = place ? ids.indexOf(place.id) : 0
  const activeIndex = Math.min(found === -1 ? (place?.index ?? 0) : found, ids.length - 1)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()
  }, [activeIndex])

  const visit = (index: number): void => {
    const id = ids[index]
    if (id !== undefined && index !== activeIndex) setPlace({ id, index })
  }

  const onKeyDown = (event: KeyboardEvent, onMove: (index: number) => void): void => {
    const isOnTitle = event.target instanceof Element && event.target.matches('[data-row]')
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: ids.length - 1,
    }
    const to = steps[event.key]
    if (!isOnTitle || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (to < 0 || to >= ids.length || to === activeIndex) return
    wantsFocus.current = true
    visit(to)
    onMove(to)
  }

  return { list, activeIndex, visit, onKeyDown }
}
