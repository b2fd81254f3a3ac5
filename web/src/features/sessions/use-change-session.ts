import { sessionsApi, type Session } from '@chartwright/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import {
  changeCachedSession,
  findCachedSession,
  rereadIfReading,
  type SessionFace,
} from './sessions.cache.ts'

export interface SessionEdit {
  readonly id: string
  readonly before: Partial<SessionFace>
  readonly after: Partial<SessionFace>
}

export const changeSessionKey = ['sessions', 'change'] as const

/** Optimistic. On failure the old value is restored, unless something newer replaced it. */
export function useChangeSession(failed: string): (edit: SessionEdit) => void {
  const client = useQueryClient()
  const show = (edit: SessionEdit, next: Partial<SessionFace>): void => {
    const shown = findCachedSession(client, edit.id)
    if (shown && has(shown, edit.after)) changeCachedSession(client, edit.id, next)
  }
  const { mutate } = useMutation({
    // One at a time: the server must end up with the last one.
    scope: { id: 'change-session' },
    mutationKey: changeSessionKey,
    mutationFn: ({ id, after: { patient_name: _, ...body } }: SessionEdit) =>
      call(sessionsApi.update, { params: { id }, body }),
    onMutate: ({ id, after }) => {
      changeCachedSession(client, id, after)
      return findCachedSession(client, id)?.name
    },
    onSuccess: (saved, edit, nameThen) => {
      show(edit, pick(saved, edit.after))
      // A name from the ledger contains the patient's.
      const isNamedHere = findCachedSession(client, edit.id)?.name !== nameThen
      if (!isNamedHere) changeCachedSession(client, edit.id, { name: saved.name })
    },
    onError: (error, edit) => {
      show(edit, edit.before)
      notifyError(`${failed} ${messageOf(error)}`, () => mutate(edit))
    },
    onSettled: () => rereadIfReading(client),
  })
  return mutate
}

function pick(session: Session, fields: Partial<SessionFace>): Partial<SessionFace> {
  return Object.fromEntries(fieldsOf(fields).map((field) => [field, session[field]]))
}

function has(session: Session, face: Partial<SessionFace>): boolean {
  return fieldsOf(face).every((field) => session[field] === face[field])
}

function fieldsOf(face: Partial<SessionFace>): (keyof SessionFace)[] {
  return Object.keys(face) as (keyof SessionFace)[]
}
