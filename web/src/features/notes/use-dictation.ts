import { useEffect, useRef, useState } from 'react'
import { startCapture } from '../../lib/audio/capture.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { startDictation, type Dictation } from './dictation.ts'

/** What lies above the text has the first right to Escape. */
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Inserts what is said, until it is pressed again, Escape is, or the text goes away. */
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
      // What lies around it stays as it is.
      event.preventDefault()
      stop()
    }
    // Before the editor, which takes Escape for itself.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [state])

  return { state, toggle }
}
