import { useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 48

/**
 * Shows a new message, and follows the last one as it grows unless the reader has scrolled up. A long
 * answer stops with its question at the top, so that it is read from its beginning.
 */
export function useFollowEnd(
  count: number,
  last: { readonly proposal?: unknown } | undefined,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const known = useRef({ count: 0, height: 0, top: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { scrollTop, clientHeight, scrollHeight } = element
    const { height, top } = known.current
    const isNew = count !== known.current.count
    const isFollowing = scrollTop === top || scrollTop + clientHeight >= height - NEAR_PX
    // A proposal is decided on below it.
    const most = last?.proposal === undefined ? topOfQuestion(element) : scrollHeight
    const wanted = Math.min(scrollHeight - clientHeight, most)
    if (isNew || (isFollowing && wanted > scrollTop)) element.scrollTop = wanted
    known.current = { count, height: scrollHeight, top: element.scrollTop }
  }, [count, last])
  return scroller
}

function topOfQuestion(element: HTMLElement): number {
  const question = [...element.querySelectorAll('[data-question]')].at(-1)
  if (!question) return element.scrollHeight
  const { top } = question.getBoundingClientRect()
  const gapPx = Number.parseFloat(getComputedStyle(element).paddingTop) || 0
  return element.scrollTop + top - element.getBoundingClientRect().top - gapPx
}
