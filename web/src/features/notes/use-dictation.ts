import { useEffect, useRef, useState } from 'react'
import { startCapture } from '../../lib/audio/capture.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { startDictation, type Dictation } from './dictation.ts'

/** Overlays handle Escape first. */
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Inserts what is said, until it is pressed again, Escape is pressed, or the text is closed. */
export function useDictation(insert: (text: string) => void) {
  const running = useRef<Dictation>(undefined)
  const newest = useRef(insert)
  useEffect(() => {
    newest.current = insert
  })
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off')

  const stop = (): void => {
    running.current?.stop()
    running.current = undefined
    setState('off')
  }
  const toggle = async (): Promise<void> => {
    if (state !== 'off') {
      stop()
      return
    }
    setState('starting')
    running.current = await startDictation({
      startCapture,
      onText: (text) => newest.current(text),
      onProblem: notifyError,
      onEnd: stop,
    })
    setState(running.current ? 'on' : 'off')
  }
  useEffect(() => () => running.current?.stop(), [])
  useEffect(() => {
    if (state !== 'on') return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector(ABOVE)) return
      // Whatever surrounds it is not affected.
      event.preventDefault()
      stop()
    }
    // Before the editor, which handles Escape itself.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [state])

  return { state, toggle }
}
