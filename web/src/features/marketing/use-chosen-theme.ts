import { useSyncExternalStore } from 'react'
import { readTheme, type Theme } from '../../lib/theme.ts'

/** As the toggle last set it, on this page or before. */
export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme)
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
