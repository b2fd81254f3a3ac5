import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router'
import { hideLinkData, readLinkData, type LinkData } from './link-data.ts'

/** `isNewest` tells later whether another link has arrived in the meantime. */
type OpenLink = (link: LinkData, isNewest: () => boolean) => void

/**
 * Opens the links in the address, each once, including one that arrives while the page shows an
 * earlier one: then only the fragment changes, and the page is not reloaded.
 */
export function useLink(open: OpenLink): void {
  const location = useLocation()
  const seen = useRef<Location>(undefined)
  const opened = useRef(0)
  useEffect(() => {
    if (seen.current === location) return
    const isFirst = seen.current === undefined
    seen.current = location
    const link = readLinkData(location)
    if (!isFirst && Object.keys(link).length === 0) return
    if (link['token_hash'] ?? link['access_token']) hideLinkData()
    const own = ++opened.current
    open(link, () => own === opened.current)
  }, [location, open])
}
