import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

const PRODUCT = 'Chartwright'

/** Names the page in the browser and, after a navigation, moves focus to the heading given the ref. */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  // The router's key for the page that the browser itself loaded: its focus stays where it is.
  const [loadedPath] = useState(key === 'default' ? pathname : undefined)

  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])

  useEffect(() => {
    if (pathname !== loadedPath) heading.current?.focus()
  }, [loadedPath, pathname])

  return heading
}
