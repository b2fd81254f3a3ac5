import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the end in view for a reader who is there; one who has scrolled up is not moved, and is
 * told that there is more. Interim text is followed, but does not count as new.
 */
export function useFollow(length: number, interim?: string) {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const shownLength = useRef(length)
  const [hasNews, setHasNews] = useState(false)

  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const watcher = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting === true
      if (isAtEnd.current) setHasNews(false)
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])

  const showNews = useCallback(() => {
    setHasNews(false)
    end.current?.scrollIntoView({ block: 'end' })
  }, [])

  useLayoutEffect(() => {
    const isMore = length > shownLength.current && shownLength.current > 0
    shownLength.current = length
    if (!isMore) return
    if (isAtEnd.current) end.current?.scrollIntoView({ block: 'end' })
    else setHasNews(true)
  }, [length])

  useLayoutEffect(() => {
    if (interim !== undefined && isAtEnd.current) end.current?.scrollIntoView({ block: 'end' })
  }, [interim])

  return { end, hasNews, showNews }
}
