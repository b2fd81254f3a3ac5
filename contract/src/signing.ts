import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Note } from './notes.ts'
import { Acknowledged, AddendumText, SigningCheck, UnsignReason } from './signatures.ts'
import { Id, Version } from './values.ts'

const NoteId = z.object({ id: Id })
const common = { access: 'practitioner', tag: 'Signing' } as const

/** Not in the documents: decision 33. */
export const signingApi = {
  /** What would be signed now, and what has to be acknowledged. */
  check: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{id}/signing',
    action: 'check note',
    params: NoteId,
    response: SigningCheck,
    errors: ['NOT_FOUND', 'NOTE_SIGNED'],
  }),
  sign: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/{id}/sign',
    action: 'sign note',
    params: NoteId,
    body: z.object({
      /** The version that the signer has read; CONFLICT if there is a newer one. */
      version: Version,
      /** The open points that the signer knows about. Without it an open point refuses. */
      acknowledged: Acknowledged.default([]),
    }),
    response: Note,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'NOTE_SIGNED', 'SIGNING_UNACKNOWLEDGED'],
  }),
  /** The note can be changed again; the signature and the reason stay in its history. */
  unsign: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/{id}/unsign',
    action: 'unsign note',
    params: NoteId,
    body: z.object({ reason: UnsignReason }),
    response: Note,
    errors: ['NOT_FOUND', 'NOTE_NOT_SIGNED'],
  }),
  /** Signed with it, and never changed. */
  addAddendum: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/{id}/addenda',
    action: 'add addendum',
    stores: true,
    params: NoteId,
    body: z.object({ text: AddendumText }),
    response: Note,
    status: 201,
    errors: ['NOT_FOUND', 'NOTE_NOT_SIGNED'],
  }),
}
