import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Place {
  readonly key: string
  readonly index: number
}

/**
 * A single Tab stop for the whole list: the arrows, Home and End move from row to row. When the row
 * is gone, the one in its place becomes the stop.
 */
export function useRowFocus<List extends HTMLElement>(keys: readonly string[], startKey?: string) {
  const [place, setPlace] = useState<Place>()
  const list = useRef<List>(null)
  const wantsFocus = useRef(false)

  const found = keys.indexOf(place?.key ?? startKey ?? '')
  const activeIndex = Math.min(found === -1 ? (place?.index ?? 0) : found, keys.length - 1)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()
  }, [activeIndex])

  const visit = (index: number): void => {
    const key = keys[index]
    if (key === undefined || (place?.key === key && place.index === index)) return
    setPlace({ key, index })
  }

  const onKeyDown = (event: KeyboardEvent, onMove: (index: number) => void): void => {
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: keys.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (to < 0 || to >= keys.length || to === activeIndex) return
    wantsFocus.current = true
    visit(to)
    onMove(to)
  }

  return { list, activeIndex, visit, onKeyDown }
}
