import { Note, notesApi } from '@chartwright/contract/notes'
import { useCallback, useEffect, useState } from 'react'
import { DocumentEditor } from '../src/features/notes/document-editor.tsx'
import { useSavedDocument } from '../src/features/notes/saving/use-saved-document.ts'
import { call } from '../src/lib/http/api.ts'
import { Brand } from '../src/ui/brand.tsx'
import { Toaster } from '../src/ui/overlays/toaster.tsx'
import { ThemeToggle } from '../src/ui/theme-toggle.tsx'
import { NOTE_ID, serveNotes } from './editor-server.ts'

serveNotes(new URLSearchParams(window.location.search))

/** `?editor` with a server in the page, `?editor=served` with whatever answers the page's calls. */
export function EditorGallery() {
  const [note, setNote] = useState<Note>()
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    void loadNote().then(setNote)
  }, [])
  return (
    <>
      <header className="flex items-center justify-between border-b border-line px-4 py-3 sm:px-6">
        <Brand />
        <ThemeToggle />
      </header>
      <main className="mx-auto max-w-4xl px-4 pt-6 pb-24 sm:px-6">
        <h1 className="sr-only">Editor</h1>
        <button className="mb-4 min-h-control" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close note' : 'Open note'}
        </button>
        {note && isOpen && <OpenNote note={note} />}
      </main>
      <Toaster />
    </>
  )
}

function OpenNote({ note }: { note: Note }) {
  const save = useCallback(
    (html: string, version: number, { keepalive }: { keepalive: boolean }) =>
      call(notesApi.update, {
        params: { id: note.id },
        body: { note_text: html, version },
        keepalive,
      }),
    [note.id],
  )
  const load = useCallback(async () => {
    const fresh = await loadNote()
    return { html: fresh.note_text, version: fresh.version }
  }, [])
  const document = useSavedDocument({
    documentKey: `note:${note.id}`,
    server: { html: note.note_text, version: note.version },
    save,
    load,
  })
  const readOnly = new URLSearchParams(window.location.search).has('read-only')
  return (
    <DocumentEditor
      document={document}
      label="Note: SOAP"
      placeholder="Start writing..."
      readOnly={readOnly}
    />
  )
}

async function loadNote(): Promise<Note> {
  return Note.parse(await call(notesApi.read, { params: { id: NOTE_ID } }))
}
