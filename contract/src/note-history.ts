import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Note } from './notes.ts'
import { Addendum, PastSignature } from './signatures.ts'
import { Id, Moment, Version } from './values.ts'

/** A text that a note has had. A person's edits within some minutes are one. */
export const NoteVersion = z
  .object({
    id: Id,
    /** From 1 on. */
    number: z.int().min(1),
    /** unknown: from before history was kept. */
    writer: z.enum(['scribe', 'person', 'unknown']),
    /** The person's name as it was then, or the scribe's. */
    writer_name: z.string().nullable(),
    model: z.string().nullable(),
    /** Of Chartwright, if its built-in writer wrote it. */
    product_version: z.string().nullable(),
    /** The person who accepted the assistant's proposal. */
    accepted_by: z.string().nullable(),
    restored_from: z.int().min(1).nullable(),
    /** Of the first and of the last edit that it contains. */
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'NoteVersion' })
export type NoteVersion = z.infer<typeof NoteVersion>

export const NoteVersionText = NoteVersion.extend({
  /** Sanitised HTML. */
  note_text: z.string(),
}).meta({ id: 'NoteVersionText' })
export type NoteVersionText = z.infer<typeof NoteVersionText>

/** Newest first. */
export const NoteHistory = z
  .object({
    versions: z.array(NoteVersion),
    signatures: z.array(PastSignature),
    addenda: z.array(Addendum),
  })
  .meta({ id: 'NoteHistory' })
export type NoteHistory = z.infer<typeof NoteHistory>

const NoteId = z.object({ id: Id })
const VersionKey = NoteId.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) })
const common = { access: 'practitioner', tag: 'Note history' } as const

/** Not in the documents: decision 33. */
export const noteHistoryApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{id}/versions',
    action: 'fetch history',
    params: NoteId,
    response: NoteHistory,
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{id}/versions/{number}',
    action: 'fetch version',
    params: VersionKey,
    response: NoteVersionText,
    errors: ['NOT_FOUND'],
  }),
  /** Gives the note the text of that version again, as a new version. */
  restore: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/{id}/versions/{number}/restore',
    action: 'restore version',
    params: VersionKey,
    body: z.object({
      /** The note's `version` that was viewed; CONFLICT if there is a newer one. */
      version: Version,
    }),
    response: Note,
    errors: ['NOT_FOUND', 'CONFLICT', 'NOTE_SIGNED'],
  }),
}
