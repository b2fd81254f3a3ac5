import { createDocument, type Editor } from '@tiptap/core'
import { sanitizeNote } from './pasting/sanitize-note.ts'

export const noteParsing = { preserveWhitespace: true } as const

/** Replaces only the differences, so that the cursor stays in unchanged text. */
export function replaceNote(editor: Editor, html: string, isUndoable: boolean): void {
  const { doc } = editor.state
  const next = createDocument(sanitizeNote(html), editor.schema, noteParsing)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const change = editor.state.tr
    .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    .setMeta('preventUpdate', true)
    .setMeta('addToHistory', isUndoable)
  editor.view.dispatch(change)
}
