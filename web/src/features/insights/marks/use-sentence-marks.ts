import type { InsightSentence } from '@chartwright/contract/insights'
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'
import { changeMarks, marksKey, placeAt, sentenceMarks } from './sentence-marks.ts'
import './sentence-marks.css'

export interface SentenceMarks {
  /** The index of the current sentence. */
  readonly shown: number | undefined
  /** The current sentence was changed since the answer. */
  readonly isChanged: boolean
  /** Whether the words are in the current text. */
  isWritten(words: string): boolean
  /** Those found in the current text. */
  readonly placed: readonly number[]
  /** Call this when something has covered the text. */
  bringBack(): void
  show(sentence: number, options?: { takeFocus?: boolean }): void
}

/** Connects what is known about the sentences with the editor that shows them. */
export function useSentenceMarks(
  editor: Editor,
  sentences: readonly InsightSentence[] | undefined,
): SentenceMarks {
  useEffect(() => {
    editor.registerPlugin(sentenceMarks())
    // The cursor may have been placed before this code was loaded.
    if (editor.isFocused) {
      editor.view.dispatch(changeMarks(editor.state.tr, { anchor: editor.state.selection.head }))
    }
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(marksKey)
    }
  }, [editor])
  useEffect(() => {
    if (sentences) editor.view.dispatch(changeMarks(editor.state.tr, { sentences }))
  }, [editor, sentences])

  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => marksKey.getState(current.state),
    equalityFn: (one, other) => one === other,
  })
  const place = marks && placeAt(marks)
  return {
    shown: place?.sentence,
    isChanged: place === undefined && marks !== undefined && isText(editor, marks.anchor),
    isWritten: (words) => marks?.written.includes(words) === true,
    placed: marks?.places.map(({ sentence }) => sentence) ?? [],
    bringBack: () => {
      if (place) bringIntoSight(editor.view, place.from)
    },
    show: (sentence, { takeFocus = false } = {}) => {
      const found = marksKey
        .getState(editor.state)
        ?.places.find((each) => each.sentence === sentence)
      if (!found) return
      const { tr, doc } = editor.state
      const change = tr.setSelection(TextSelection.create(doc, found.to))
      editor.view.dispatch(changeMarks(change, { anchor: found.from }))
      bringIntoSight(editor.view, found.from)
      if (takeFocus) editor.view.focus()
    },
  }
}

function isText({ state }: Editor, position: number | null): boolean {
  if (position === null || position > state.doc.content.size) return false
  const { parent } = state.doc.resolve(position)
  return parent.type.name !== 'heading' && parent.textContent.trim() !== ''
}
