import { useEffect, useState } from 'react'
import type { SaveStatus } from './save-state.ts'

const SETTLED_MS = 1_500

/**
 * What to read out: trouble that lasts, and its end. An ordinary save is only shown: whoever writes
 * with a screen reader would hear of it at every pause.
 */
export function useTroubleSaid(status: SaveStatus, text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (status === 'unsaved' || status === 'saving') return
    const timer = setTimeout(() => {
      setSaid((before) => (status === 'saved' && before === '' ? '' : text))
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [status, text])
  return said
}
