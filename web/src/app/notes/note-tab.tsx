import { notesApi, type Note } from '@chartwright/contract/notes'
import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useState } from 'react'
import { DeliveryList } from '../../features/fhir/delivery-list.tsx'
import { DocumentEditor } from '../../features/notes/document-editor.tsx'
import { HistoryButton } from '../../features/notes/history/history-button.tsx'
import { IncompleteNotice } from '../../features/notes/incomplete-notice.tsx'
import { cacheNote, notesQuery, readNote } from '../../features/notes/notes.queries.ts'
import { noteKey } from '../../features/notes/saving/live-documents.ts'
import { useSavedDocument } from '../../features/notes/saving/use-saved-document.ts'
import { Addenda } from '../../features/notes/signing/addenda.tsx'
import { SignButton } from '../../features/notes/signing/sign-button.tsx'
import { SignedBanner } from '../../features/notes/signing/signed-banner.tsx'
import { isSigned } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { QuietBoundary } from '../quiet-boundary.tsx'
import type { NoteAround } from './note-around.ts'
import { NoteExport } from './note-export.tsx'

const NoteInsights = lazy(async () => ({
  default: (await import('./note-insights.tsx')).NoteInsights,
}))

const SnippetTyping = lazy(async () => ({
  default: (await import('../../features/snippets/snippet-typing.tsx')).SnippetTyping,
}))

export function NoteTab({ note, around }: { note: Note; around: NoteAround }) {
  const client = useQueryClient()
  const [editor, setEditor] = useState<Editor | null>(null)
  const { signature } = note
  const document = useSavedDocument({
    // A signed text is shown as it is, whatever is stored in this browser; that is kept for the
    // draft.
    documentKey: signature ? `signed:${noteKey(note.id)}` : noteKey(note.id),
    server: { html: note.note_text, version: note.version },
    async save(html, version, { keepalive }) {
      try {
        const saved = await call(notesApi.update, {
          params: { id: note.id },
          body: { note_text: html, version },
          keepalive,
        })
        cacheNote(client, saved)
        return { version: saved.version }
      } catch (error) {
        // Signed in another window: this one shows it.
        if (isSigned(error)) void client.invalidateQueries(notesQuery(note.session_id))
        throw error
      }
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
      {signature && <SignedBanner note={note} signature={signature} />}
      {signature && <DeliveryList note={note} />}
      <IncompleteNotice
        note={note}
        isEdited={note.version > 1 || document.view.status !== 'saved'}
        onUpdate={() => around.update(note)}
      />
      <DocumentEditor
        document={document}
        label={`Note: ${note.title}`}
        onEditor={setEditor}
        isLocked={signature !== null}
        state={!signature && <Badge>Draft</Badge>}
        tools={
          <>
            {editor && (
              <QuietBoundary>
                <Suspense>
                  <NoteInsights note={note} document={document} editor={editor} around={around} />
                </Suspense>
              </QuietBoundary>
            )}
            <HistoryButton note={note} flush={() => document.actions.flush()} />
            {!signature && <SignButton note={note} document={document} />}
            <NoteExport note={note} document={document} />
          </>
        }
      />
      {editor && !signature && (
        <QuietBoundary>
          <Suspense>
            <SnippetTyping editor={editor} />
          </Suspense>
        </QuietBoundary>
      )}
      <Addenda note={note} />
      {note.provider !== null && (
        <p className="mt-6 text-sm text-ink-faint">{`Written by ${note.provider}`}</p>
      )}
    </>
  )
}
