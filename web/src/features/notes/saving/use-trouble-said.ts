import { useEffect, useState } from 'react'
import type { SaveStatus } from './save-state.ts'

const SETTLED_MS = 1_500

/**
 * What to announce: lasting trouble, and its end. An ordinary save is only shown: otherwise a
 * screen reader would announce it at every pause in typing.
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
