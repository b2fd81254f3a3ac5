import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TRANSCRIPT_MAX_CHARS } from './limits.ts'
import { Transcript } from './transcript.ts'
import { Id, lineOfText, longText } from './values.ts'

/** The line as the person saw it: if it has changed by now, nothing is done. */
const Seen = z.object({ segment_id: Id, was: longText(TRANSCRIPT_MAX_CHARS) })

/**
 * What a person does to a line. correct: other words, or the same ones with `is_checked`, which
 * confirms that the whole line is right now; what was heard is kept. split: its first words stay,
 * the others become the next line. merge: the next line is added to it.
 */
export const LineEdit = z
  .discriminatedUnion('act', [
    Seen.extend({
      act: z.literal('correct'),
      text: lineOfText(TRANSCRIPT_MAX_CHARS),
      is_checked: z.boolean(),
    }),
    Seen.extend({ act: z.literal('split'), first_words: z.int().min(1) }),
    Seen.extend({ act: z.literal('merge'), next_was: longText(TRANSCRIPT_MAX_CHARS) }),
  ])
  .meta({ id: 'LineEdit' })
export type LineEdit = z.infer<typeof LineEdit>

const common = { access: 'practitioner', tag: 'Transcript' } as const
const TranscriptId = z.object({ id: Id })

export const transcriptLinesApi = {
  /**
   * Ids, audio and speakers stay with their lines. CONFLICT if a line was changed in the meantime.
   */
  edit: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/transcript/{id}/lines',
    action: 'edit lines',
    params: TranscriptId,
    body: LineEdit,
    response: z.object({ transcript: Transcript, edit_id: Id }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  /** Everything is as it was before. CONFLICT if the edited lines have been changed since. */
  undo: endpoint({
    ...common,
    method: 'POST',
    path: '/api/transcript/{id}/undo',
    action: 'undo edit of lines',
    params: TranscriptId,
    body: z.object({ edit_id: Id }),
    response: Transcript,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
