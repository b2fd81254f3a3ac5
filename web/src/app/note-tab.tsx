import { notesApi, type Note } from '@chartwright/contract/notes'
import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useState } from 'react'
import { DocumentEditor } from '../features/notes/document-editor.tsx'
import { IncompleteNotice } from '../features/notes/incomplete-notice.tsx'
import { noteKey } from '../features/notes/live-documents.ts'
import { cacheNote, readNote } from '../features/notes/notes.queries.ts'
import { useSavedDocument } from '../features/notes/use-saved-document.ts'
import { call } from '../lib/api.ts'
import type { NoteAround } from './note-around.ts'
import { QuietBoundary } from './quiet-boundary.tsx'

const NoteInsights = lazy(async () => ({
  default: (await import('./note-insights.tsx')).NoteInsights,
}))

export function NoteTab({ note, around }: { note: Note; around: NoteAround }) {
  const client = useQueryClient()
  const [editor, setEditor] = useState<Editor | null>(null)
  const document = useSavedDocument({
    documentKey: noteKey(note.id),
    server: { html: note.note_text, version: note.version },
    async save(html, version, { keepalive }) {
      const saved = await call(notesApi.update, {
        params: { id: note.id },
        body: { note_text: html, version },
        keepalive,
      })
      cacheNote(client, saved)
      return { version: saved.version }
    },
    async load() {
      const { note_text: html, version } = await readNote(note.id)
      return { html, version }
    },
  })
  return (
    <>
      <p dir="auto" className="hidden pb-3 font-semibold print:block">
        {note.title}
      </p>
      {note.remark !== null && (
        <p
          role="note"
          className="mb-3 rounded-md bg-info-soft px-3 py-1.5 text-sm text-info-ink print:hidden"
        >
          {note.remark}
        </p>
      )}
      <IncompleteNotice
        note={note}
        isEdited={note.version > 1 || document.view.status !== 'saved'}
        onUpdate={() => around.update(note)}
      />
      <DocumentEditor
        document={document}
        label={`Note: ${note.title}`}
        onEditor={setEditor}
        tools={
          editor && (
            <QuietBoundary>
              <Suspense>
                <NoteInsights note={note} document={document} editor={editor} around={around} />
              </Suspense>
            </QuietBoundary>
          )
        }
      />
      {note.provider !== null && (
        <p className="mt-6 text-sm text-ink-faint">{`Written by ${note.provider}`}</p>
      )}
    </>
  )
}
