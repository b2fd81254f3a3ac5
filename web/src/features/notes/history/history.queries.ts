import { noteHistoryApi } from '@chartwright/contract/note-history'
import type { Note } from '@chartwright/contract/notes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'

/** Changes after each save, signature and addendum. */
export function historyQuery({ id, version, signature, addenda }: Note) {
  return queryOptions({
    queryKey: ['note-history', id, version, signature?.id ?? null, addenda.length],
    queryFn: ({ signal }) => call(noteHistoryApi.list, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** `updatedAt` changes when a person's edits continue this version. */
export function versionQuery(noteId: string, number: number, updatedAt: string) {
  return queryOptions({
    queryKey: ['note-version', noteId, number, updatedAt],
    queryFn: ({ signal }) => call(noteHistoryApi.get, { params: { id: noteId, number }, signal }),
    staleTime: Infinity,
  })
}
