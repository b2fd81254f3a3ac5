import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { startCapture } from '../../lib/audio/capture.ts'
import { notifyError } from '../../ui/notify.ts'
import { startDictation, type Dictation } from './dictation.ts'

/** What lies above the text has the first right to Escape. */
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Types what is said at the cursor, until it is pressed again, Escape is, or the text goes away. */
export function useDictation(editor: Editor | null) {
  const running = useRef<Dictation>(undefined)
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off')

  const stop = (): void => {
    running.current?.stop()
    running.current = undefined
    setState('off')
  }
  const toggle = async (): Promise<void> => {
    if (state !== 'off' || !editor) {
      stop()
      return
    }
    setState('starting')
    running.current = await startDictation({
      startCapture,
      onText: (text) => insertSaid(editor, text),
      onProblem: notifyError,
      onEnd: stop,
    })
    setState(running.current ? 'on' : 'off')
  }
  useEffect(() => () => running.current?.stop(), [])
  useEffect(() => {
    if (state !== 'on') return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector(ABOVE)) stop()
    }
    // Before the editor, which takes Escape for itself.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [state])

  return { state, toggle }
}

/** With a space where a word would otherwise touch it. */
function insertSaid(editor: Editor, text: string): void {
  if (editor.isDestroyed) return
  const { $from } = editor.state.selection
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ').at(-1)
  const isApart = before === undefined || /\s/.test(before)
  editor.commands.insertContent({ type: 'text', text: isApart ? text : ` ${text}` })
}
