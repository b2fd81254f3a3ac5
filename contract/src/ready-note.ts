import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './values.ts'

/** The automatic note of a session, written from the default template. */
export const ReadyNote = z
  .object({
    /** The session's current name: it may come from the ledger. */
    session_name: z.string(),
    /**
     * none: nothing is in progress. recording: more is being said. waiting: the last words are
     * being transcribed, or the note is being written. written, failed: see below.
     */
    state: z.enum(['none', 'recording', 'waiting', 'written', 'failed']),
    /** Of the template that it is written from; null if none is written. */
    template_title: z.string().nullable(),
    /** Once it is written, until it is deleted. */
    note_id: Id.nullable(),
    /** Why it failed. */
    message: z.string().nullable(),
  })
  .meta({ id: 'ReadyNote' })
export type ReadyNote = z.infer<typeof ReadyNote>

export const readyNoteApi = {
  get: endpoint({
    access: 'practitioner',
    tag: 'Notes',
    method: 'GET',
    path: '/api/sessions/{session_id}/ready-note',
    action: 'fetch the note',
    keepsRecording: true,
    params: z.object({ session_id: Id }),
    response: ReadyNote,
    errors: ['NOT_FOUND'],
  }),
}
