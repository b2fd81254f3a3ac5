import { useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 48

/** Shows a new message, and follows the last one as it grows unless the reader has scrolled up. */
export function useFollowEnd(
  count: number,
  last: object | undefined,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const known = useRef({ count: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { scrollTop, clientHeight, scrollHeight } = element
    const wasAtEnd = scrollTop + clientHeight >= known.current.height - NEAR_PX
    if (count !== known.current.count || wasAtEnd) element.scrollTop = scrollHeight
    known.current = { count, height: scrollHeight }
  }, [count, last])
  return scroller
}
