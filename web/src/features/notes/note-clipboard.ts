import type { EditorProps } from '@tiptap/pm/view'
import { DOMParser as NoteParser } from '@tiptap/pm/model'
import { htmlToText } from './html-to-text.ts'
import { cleanPaste } from './pasting/clean-paste.ts'
import { serializeFragment } from './serialize-note.ts'
import { textToHtml } from './text-to-html.ts'

/** Pasted or dropped content is cleaned; copied content reads well as plain text. */
export const noteClipboard: EditorProps = {
  transformPastedHTML: cleanPaste,
  clipboardTextParser: (text, context, _, view) => {
    const holder = document.createElement('div')
    holder.innerHTML = textToHtml(text)
    return NoteParser.fromSchema(view.state.schema).parseSlice(holder, {
      preserveWhitespace: true,
      context,
    })
  },
  // The browser would navigate away to show a dropped file.
  handleDrop: (_, event) => {
    const isFile = event.dataTransfer?.types.includes('Files') === true
    if (isFile) event.preventDefault()
    return isFile
  },
  clipboardTextSerializer: (slice) => htmlToText(serializeFragment(slice.content)),
}
