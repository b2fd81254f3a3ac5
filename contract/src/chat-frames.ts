import { z } from 'zod'
import { ChatRequest, ChatSource, ProposedNote, QueryTypeInfo } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { QUERY_TYPE_NAMES } from './query-types.ts'

/** Document 2 §7.8: takes a ChatRequest, answers with an event stream of these, each as JSON. */
export const CHAT_STREAM_PATH = '/qa/question/stream'

export const chatStream = endpoint({
  access: 'practitioner',
  tag: 'Assistant',
  method: 'POST',
  path: CHAT_STREAM_PATH,
  action: 'ask the assistant',
  body: ChatRequest,
  response: z.string(),
  errors: ['NOT_FOUND', 'TRANSCRIPT_INCOMPLETE', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
})

/** Document 2 §8: what the message says when the answer failed. */
export const CHAT_FAILED =
  'Sorry, I encountered an error while processing your question. Please try again.'

/**
 * metadata comes first, then chunks, then one end. An end with `error` is a failure. A restart,
 * which discards the chunks before it, sources and a proposed note are additions to the document,
 * and may be ignored.
 */
export const ChatFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('metadata'),
    detected_query_type: z.enum(QUERY_TYPE_NAMES),
    query_type_info: QueryTypeInfo,
    provider: z.string(),
  }),
  z.object({ type: z.literal('chunk'), content: z.string() }),
  z.object({ type: z.literal('restart') }),
  z.object({
    type: z.literal('end'),
    sources: z.array(ChatSource).optional(),
    proposed_note: ProposedNote.optional(),
    error: z.string().optional(),
  }),
])
export type ChatFrame = z.infer<typeof ChatFrame>

export function encodeChatFrame(frame: ChatFrame): string {
  return `data: ${JSON.stringify(frame)}\n\n`
}

/** Undefined for unknown frames: a later server may send more. */
export function decodeChatFrame(data: string): ChatFrame | undefined {
  try {
    return ChatFrame.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
