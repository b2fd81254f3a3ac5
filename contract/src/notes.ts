import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { NOTE_TITLE_MAX_CHARS } from './limits.ts'
import { GenerateNote } from './note-frames.ts'
import { Addendum, Signature } from './signatures.ts'
import { NoteHtml } from './tabs.ts'
import { Deleted, Id, lineOfText, Moment, Version } from './values.ts'

export const Note = z
  .object({
    id: Id,
    session_id: Id,
    /** The tab's name: the template's, with a counter if the session already has it. */
    title: z.string(),
    /** Sanitised HTML. */
    note_text: z.string(),
    template_id: Id.nullable(),
    /** Who wrote it first, and with which model; null if a person started it. */
    provider: z.string().nullable(),
    model: z.string().nullable(),
    /**
     * What its reader must know about how it was written, such as why another writer wrote it;
     * never content.
     */
    remark: z.string().nullable(),
    /** Written before the last words of the session were transcribed, as the request allowed. */
    from_incomplete_transcript: z.boolean(),
    /** Lines of the session were replaced by the second hearing since it was written. */
    before_second_hearing: z.boolean(),
    /** Counts the changes of `note_text`. */
    version: Version,
    /** While there is one, the note cannot be changed or deleted. */
    signature: Signature.nullable(),
    /** Oldest first; including those of withdrawn signatures. */
    addenda: z.array(Addendum),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'Note' })
export type Note = z.infer<typeof Note>

const NoteId = z.object({ id: Id })
const common = { access: 'practitioner', tag: 'Notes' } as const

/** Document 2 §7.3, stored notes. */
export const notesApi = {
  /** One path, two meanings: the notes of a session, or one note. */
  read: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{id}',
    action: 'fetch notes',
    params: NoteId,
    response: z.union([z.array(Note), Note]),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/',
    action: 'create note',
    stores: true,
    body: z.object({
      session_id: Id,
      note_text: NoteHtml.default(''),
      template_id: Id.nullish(),
      title: lineOfText(NOTE_TITLE_MAX_CHARS).optional(),
    }),
    response: Note,
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  /** Document 2 §7.3, blocking. The stream is in note-frames.ts. */
  generate: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/generate/{session_id}',
    action: 'generate note',
    stores: true,
    params: z.object({ session_id: Id }),
    body: GenerateNote,
    response: Note,
    status: 201,
    errors: [
      'NOT_FOUND',
      'NOTE_SIGNED',
      'NO_TRANSCRIPT',
      'TRANSCRIPT_INCOMPLETE',
      'TRANSCRIPT_TOO_LONG',
      'FACTS_UNAVAILABLE',
      'SCRIBE_FAILED',
    ],
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/notes/{id}',
    action: 'update note',
    params: NoteId,
    body: z.object({
      note_text: NoteHtml,
      /** The version that the change is based on; CONFLICT if there is a newer one. */
      version: Version.optional(),
      /** It is the assistant's proposal, and the history says so. */
      accepts_proposal: z.boolean().optional(),
    }),
    response: Note,
    errors: ['NOT_FOUND', 'CONFLICT', 'NOTE_SIGNED'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/notes/{id}',
    action: 'delete note',
    params: NoteId,
    response: Deleted,
    errors: ['NOT_FOUND', 'NOTE_SIGNED'],
  }),
}
