import { TAB_SCROLL_STEP_PX } from '@chartwright/contract/limits'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

interface TabScroll {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly canScroll: { readonly back: boolean; readonly forward: boolean }
  /** There are more tabs than fit. */
  readonly isLong: boolean
  scrollBy(direction: 1 | -1): void
}

/**
 * Steps of 200 px, arrows only if there are too many tabs, and the active one scrolled into view
 * with its buttons: again when the arrows, the window or a longer title leave less space.
 */
export function useTabScroll(activeTabId: string, count: number): TabScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const [canScroll, setCanScroll] = useState({ back: false, forward: false })
  const isLong = canScroll.back || canScroll.forward

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const active = element.querySelectorAll('[data-state=active]')
    const measure = (): void => {
      const back = element.scrollLeft > 1
      const forward = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setCanScroll((now) =>
        now.back === back && now.forward === forward ? now : { back, forward },
      )
    }
    const reveal = (): void => {
      for (const part of active) part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      measure()
    }
    reveal()
    const observer = new ResizeObserver(reveal)
    for (const part of [element, ...active]) observer.observe(part)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [activeTabId, count])

  const scrollBy = useCallback((direction: 1 | -1) => {
    scroller.current?.scrollBy({ left: direction * TAB_SCROLL_STEP_PX, behavior: 'smooth' })
  }, [])

  return { scroller, canScroll, isLong, scrollBy }
}
