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
 * Steps of 200 px, arrows only if there are too many tabs, and the active one scrolled into view.
 */
export function useTabScroll(activeTabId: string, count: number): TabScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const [canScroll, setCanScroll] = useState({ back: false, forward: false })
  const isLong = canScroll.back || canScroll.forward

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = (): void => {
      const back = element.scrollLeft > 1
      const forward = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setCanScroll((now) =>
        now.back === back && now.forward === forward ? now : { back, forward },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [count])

  useEffect(() => {
    const tab = scroller.current?.querySelector('[role=tab][data-state=active]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // The arrows take space from the tabs when they appear.
  }, [activeTabId, count, isLong])

  const scrollBy = useCallback((direction: 1 | -1) => {
    scroller.current?.scrollBy({ left: direction * TAB_SCROLL_STEP_PX, behavior: 'smooth' })
  }, [])

  return { scroller, canScroll, isLong, scrollBy }
}
