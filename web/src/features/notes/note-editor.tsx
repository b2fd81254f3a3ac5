import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { noteClipboard } from './note-clipboard.ts'
import { noteExtensions, noteInputRules } from './note-extensions.ts'
import './note-text.css'
import { NoteToolbar } from './note-toolbar.tsx'
import { sanitizeNote } from './pasting/sanitize-note.ts'
import { noteParsing, replaceNote } from './replace-note.ts'
import { serializeNote } from './serialize-note.ts'

export interface NoteEditorHandle {
  /** Shows another text without calling `onChange`. */
  replace(html: string, options: { isUndoable: boolean }): void
  focus(): void
}

export interface NoteEditorProps {
  /** The first text. Later texts come through the handle, so that typing is never reset. */
  initialHtml: string
  label: string
  placeholder?: string
  readOnly?: boolean
  hasToolbar?: boolean
  onChange?: (html: string) => void
  handle?: Ref<NoteEditorHandle>
  /** Called when an editor is created or destroyed. */
  onEditor?: ((editor: Editor | null) => void) | undefined
}

export function NoteEditor(props: NoteEditorProps) {
  const {
    initialHtml,
    label,
    placeholder = '',
    readOnly = false,
    hasToolbar = true,
    onChange,
    handle,
    onEditor,
  } = props
  const [first] = useState(() => ({
    content: sanitizeNote(initialHtml),
    extensions: noteExtensions(placeholder),
  }))
  const editor = useEditor({
    ...first,
    parseOptions: noteParsing,
    injectCSS: false,
    enableInputRules: noteInputRules,
    enablePasteRules: false,
    editable: !readOnly,
    onUpdate: (update) => onChange?.(serializeNote(update.editor.state.doc)),
    editorProps: {
      ...noteClipboard,
      attributes: {
        class: 'note-text',
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(readOnly && { 'aria-readonly': 'true' }),
      },
    },
  })

  useEffect(() => {
    editor.setEditable(!readOnly, false)
  }, [editor, readOnly])
  useEffect(() => {
    onEditor?.(editor)
    return () => onEditor?.(null)
  }, [editor, onEditor])
  useImperativeHandle(
    handle,
    () => ({
      replace: (html, { isUndoable }) => replaceNote(editor, html, isUndoable),
      focus: () => editor.commands.focus(),
    }),
    [editor],
  )

  return (
    <div className="flex min-h-0 flex-col gap-3">
      {hasToolbar && <NoteToolbar editor={editor} readOnly={readOnly} />}
      <EditorContent editor={editor} />
    </div>
  )
}
