import { sessionsApi, type SessionDetail } from '@chartwright/contract/sessions'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useState } from 'react'
import { DocumentEditor } from '../../features/notes/document-editor.tsx'
import { useSavedDocument } from '../../features/notes/saving/use-saved-document.ts'
import { cacheContents } from '../../features/sessions/sessions.cache.ts'
import { call } from '../../lib/http/api.ts'
import { QuietBoundary } from '../quiet-boundary.tsx'

const UploadDocument = lazy(async () => ({
  default: (await import('../../features/notes/uploaded/upload-document.tsx')).UploadDocument,
}))

const SinceOffer = lazy(async () => ({
  default: (await import('../../features/patients/record/since-offer.tsx')).SinceOffer,
}))

const SnippetTyping = lazy(async () => ({
  default: (await import('../../features/snippets/snippet-typing.tsx')).SnippetTyping,
}))

/** Spec 2 §4.2: what is typed here is stored only in the session's tab content. */
export function ContextTab({ session }: { session: SessionDetail }) {
  const client = useQueryClient()
  const [editor, setEditor] = useState<Editor | null>(null)
  const params = { id: session.id }
  const document = useSavedDocument({
    documentKey: contextKey(session.id),
    server: contextOf(session),
    async save(html, content_version, { keepalive }) {
      const tabContents = { [CONTEXT_TAB.id]: html }
      const body = { tabContents, content_version }
      const saved = await call(sessionsApi.update, { params, body, keepalive })
      cacheContents(client, session.id, tabContents, saved.content_version)
      return { version: saved.content_version }
    },
    load: async () => contextOf(await call(sessionsApi.get, { params })),
  })
  const { actions } = document
  const isEmpty = document.view.html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
  return (
    <>
      {session.patient_id !== null && isEmpty && (
        <Suspense>
          <SinceOffer
            key={session.patient_id}
            sessionId={session.id}
            patientId={session.patient_id}
            onInsert={actions.replace}
          />
        </Suspense>
      )}
      <DocumentEditor
        document={document}
        label={CONTEXT_TAB.title}
        subject="The context"
        onEditor={setEditor}
        tools={
          <Suspense>
            <UploadDocument onRead={(html) => actions.replace(actions.read().html + html)} />
          </Suspense>
        }
        placeholder="Add what is known before the visit: history, results, the reason for coming."
      />
      {editor && (
        <QuietBoundary>
          <Suspense>
            <SnippetTyping editor={editor} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  )
}

export function contextKey(sessionId: string): string {
  return `session:${sessionId}:${CONTEXT_TAB.id}`
}

function contextOf({ tabContents, content_version }: SessionDetail) {
  return { html: tabContents[CONTEXT_TAB.id] ?? '', version: content_version }
}
