import { sentenceOf } from '@chartwright/contract/errors'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readToken } from '../../../lib/account/auth-store.ts'
import { tokenSubject } from '../../../lib/account/token-subject.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { openDrafts } from '../../../lib/storage/drafts.ts'
import { findOrOpen, tellOtherWindows } from './live-documents.ts'
import type { DocumentText } from './save-state.ts'
import {
  openDocument,
  type DocumentCalls,
  type DocumentView,
  type SavedDocument,
} from './saved-document.ts'

interface SavedDocumentOptions extends DocumentCalls {
  /** 'note:{id}' or 'session:{id}:context'. */
  readonly documentKey: string
  /** As last loaded. A newer version is shown as soon as nothing here is unsaved. */
  readonly server: DocumentText
}

export interface OpenDocument {
  /** A different key is a different document. */
  readonly documentKey: string
  readonly view: DocumentView
  readonly actions: SavedDocument
}

/** Document 2 §4.2: everything that `DocumentEditor` needs. Unmounting saves what is unsaved. */
export function useSavedDocument(options: SavedDocumentOptions): OpenDocument {
  const { documentKey, server, save, load } = options
  const [practitionerId] = useState(currentPractitionerId)
  const actions = useMemo(
    () => {
      const id = `${practitionerId ?? ''} ${documentKey}`
      const open = (): SavedDocument =>
        openDocument({
          documentKey,
          server,
          calls: asOwner(practitionerId, { save, load }),
          openDrafts: () => draftsOf(practitionerId),
          onSaved: (saved) => tellOtherWindows(id, saved),
        })
      return findOrOpen(id, open)
    },
    // Later values of the others reach it below.
    // oxlint-disable-next-line react/exhaustive-deps
    [practitionerId, documentKey],
  )
  const view = useSyncExternalStore(actions.subscribe, actions.read)

  useEffect(
    () => actions.use(asOwner(practitionerId, { save, load })),
    [actions, practitionerId, save, load],
  )
  useEffect(() => {
    actions.arrive({ html: server.html, version: server.version })
  }, [actions, server.html, server.version])
  useEffect(() => {
    // Opened again: a user who was signed out in the meantime is back.
    actions.retry()
    return () => void actions.flush()
  }, [actions])

  return { documentKey, view, actions }
}

function currentPractitionerId(): string | undefined {
  return tokenSubject(readToken() ?? '')
}

/** A save waiting for the server must not be sent with the token of a user who signed in since. */
function asOwner(practitionerId: string | undefined, calls: DocumentCalls): DocumentCalls {
  const check = (): void => {
    if (currentPractitionerId() === practitionerId) return
    throw new ApiError(sentenceOf('MISSING_TOKEN'), { status: 401, code: 'MISSING_TOKEN' })
  }
  return {
    save: async (html, version, options) => {
      check()
      return calls.save(html, version, options)
    },
    load: async () => {
      check()
      return calls.load()
    },
  }
}

async function draftsOf(practitionerId: string | undefined) {
  if (practitionerId === undefined) throw new Error('Nobody is signed in')
  return openDrafts(practitionerId)
}
