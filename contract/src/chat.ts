import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CHAT_QUESTION_MAX_CHARS, TRANSCRIPT_MAX_CHARS } from './limits.ts'
import { QUERY_TYPE_NAMES } from './query-types.ts'
import { AllowIncomplete, Id, longText, Version } from './values.ts'

export const QueryTypeInfo = z
  .object({ name: z.enum(QUERY_TYPE_NAMES), label: z.string(), description: z.string() })
  .meta({ id: 'QueryTypeInfo' })
export type QueryTypeInfo = z.infer<typeof QueryTypeInfo>

/**
 * Document 2 §3. Both transcript fields hold the same text and are absent if it is empty.
 * `session_id` and `note_id` are additions to the document: with them the answer is based on stored
 * lines, which can be cited, and on the open note.
 */
export const ChatRequest = z.object({
  question: longText(CHAT_QUESTION_MAX_CHARS).refine((text) => text.trim() !== '', 'is empty'),
  context: longText(TRANSCRIPT_MAX_CHARS).optional(),
  medical_transcript: longText(TRANSCRIPT_MAX_CHARS).optional(),
  session_id: Id.optional(),
  note_id: Id.optional(),
  allow_incomplete: AllowIncomplete,
})
export type ChatRequest = z.input<typeof ChatRequest>

/** A line that an answer is based on. `segment_id` is null for lines that came with the request. */
export const ChatSource = z
  .object({ line: z.int().min(1), segment_id: Id.nullable(), text: z.string() })
  .meta({ id: 'ChatSource' })
export type ChatSource = z.infer<typeof ChatSource>

/** A change of the open note for the person to accept or reject. Sanitised HTML. */
export const ProposedNote = z
  .object({ note_id: Id, version: Version, note_text: z.string() })
  .meta({ id: 'ProposedNote' })
export type ProposedNote = z.infer<typeof ProposedNote>

const common = { access: 'practitioner', tag: 'Assistant' } as const

/** Document 2 §7.8. `/qa/question/stream` is in chat-frames.ts. */
export const chatApi = {
  ask: endpoint({
    ...common,
    method: 'POST',
    path: '/qa/question',
    action: 'ask the assistant',
    body: ChatRequest,
    response: z.object({
      success: z.boolean(),
      answer: z.string(),
      detected_query_type: z.enum(QUERY_TYPE_NAMES),
      query_type_info: QueryTypeInfo,
      sources: z.array(ChatSource),
      proposed_note: ProposedNote.nullable(),
      /** Who wrote it. */
      provider: z.string(),
      error: z.string().nullable(),
    }),
    errors: ['NOT_FOUND', 'TRANSCRIPT_INCOMPLETE', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
  }),
  detect: endpoint({
    ...common,
    method: 'POST',
    path: '/qa/detect-query-type',
    action: 'detect the query type',
    body: ChatRequest.pick({ question: true }),
    response: z.object({
      success: z.boolean(),
      question: z.string(),
      detected_query_type: z.enum(QUERY_TYPE_NAMES),
      query_type_info: QueryTypeInfo,
      error: z.string().nullable(),
    }),
  }),
  types: endpoint({
    ...common,
    method: 'GET',
    path: '/qa/query-types',
    action: 'fetch query types',
    response: z.object({
      success: z.boolean(),
      query_types: z.array(QueryTypeInfo),
      error: z.string().nullable(),
    }),
  }),
}
