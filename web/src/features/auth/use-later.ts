import { useCallback, useEffect, useRef } from 'react'

/**
 * Does something after a delay, unless the screen is left before. A second request replaces the
 * first.
 */
export function useLater(): (delayMs: number, act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((delayMs, act) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delayMs)
  }, [])
}
