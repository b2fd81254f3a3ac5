import { useEffect, useState } from 'react'

const TICK_MS = 20_000

/** Updates while the page is visible, and on returning to it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const tick = (): void => {
      if (!document.hidden) setNow(new Date())
    }
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])

  return now
}
