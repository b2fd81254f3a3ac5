import type { ProposedNote } from '@chartwright/contract/chat'
import { sentenceOf } from '@chartwright/contract/errors'
import { notesApi, type Note } from '@chartwright/contract/notes'
import type { QueryClient } from '@tanstack/react-query'
import { cacheNote } from '../../features/notes/notes.queries.ts'
import { findDocument, noteKey } from '../../features/notes/saving/live-documents.ts'
import { ApiError, messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyWithUndo } from '../../ui/overlays/notify.ts'

const CHANGED_SINCE =
  'The note was changed since this was proposed, so it is left as it is. Ask again.'

/**
 * Saved immediately, so that the history names who proposed it; the open note then shows it.
 * Resolves to the reason if it failed.
 */
export async function acceptProposal(
  client: QueryClient,
  { note_id: id, version, note_text }: ProposedNote,
): Promise<string | undefined> {
  if (isSignedNote(client, id)) return sentenceOf('NOTE_SIGNED')
  const open = findDocument(noteKey(id))
  let undo: (() => void) | undefined
  if (open) {
    const { base, html, status } = open.read()
    if (status !== 'saved' || base.version !== version) return CHANGED_SINCE
    undo = () => {
      open.replace(html)
      void open.flush()
    }
  }
  try {
    const body = { note_text, version, accepts_proposal: true }
    const saved = await call(notesApi.update, { params: { id }, body })
    open?.arrive({ html: saved.note_text, version: saved.version })
    cacheNote(client, saved)
    if (undo) notifyWithUndo('The note was changed.', undo)
    return undefined
  } catch (error) {
    const isConflict = error instanceof ApiError && error.status === 409
    return isConflict ? CHANGED_SINCE : messageOf(error)
  }
}

/** As far as this page knows; the server refuses it in any case. */
function isSignedNote(client: QueryClient, noteId: string): boolean {
  const lists = client.getQueriesData<readonly Note[]>({ queryKey: ['notes'] })
  return lists.some(([, notes]) => notes?.some(({ id, signature }) => id === noteId && signature))
}
