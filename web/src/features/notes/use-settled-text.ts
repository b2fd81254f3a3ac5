import { useEffect, useState } from 'react'

const SETTLED_MS = 1_500

/** The text once it has stood for a while: what passes quickly is not read out. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
