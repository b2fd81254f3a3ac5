import { useEffect, useState } from 'react'
import {
  FALLBACK_MICROPHONES,
  listMicrophones,
  watchMicrophones,
} from '../../../lib/audio/microphones.ts'

/**
 * Refreshed when one is plugged in or removed, and when recording starts: names are known from then
 * on.
 */
export function useMicrophones(isRecording: boolean) {
  const [microphones, setMicrophones] = useState(FALLBACK_MICROPHONES)
  useEffect(() => {
    let isOver = false
    const read = (): void => {
      void listMicrophones().then((list) => {
        if (!isOver) setMicrophones(list)
      })
    }
    read()
    const leave = watchMicrophones(read)
    return () => {
      isOver = true
      leave()
    }
  }, [isRecording])
  return microphones
}
