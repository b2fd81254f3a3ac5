import type { chatApi } from '@chartwright/contract/chat'
import { CHAT_FAILED, type ChatFrame } from '@chartwright/contract/chat-frames'
import type { ResultOf } from '@chartwright/contract/endpoint'
import { describeType } from './answer-question.ts'

/** Collects the frames of the stream into one answer. */
export async function collectAnswer(
  frames: AsyncIterable<ChatFrame>,
): Promise<ResultOf<typeof chatApi.ask>> {
  const whole: ResultOf<typeof chatApi.ask> = {
    success: false,
    answer: '',
    detected_query_type: 'general',
    query_type_info: describeType('general'),
    sources: [],
    proposed_note: null,
    provider: '',
    error: CHAT_FAILED,
  }
  for await (const frame of frames) {
    switch (frame.type) {
      case 'metadata': {
        const { type: _, ...metadata } = frame
        Object.assign(whole, metadata)
        break
      }
      case 'chunk':
        whole.answer += frame.content
        break
      case 'restart':
        whole.answer = ''
        break
      case 'end':
        whole.success = frame.error === undefined
        whole.error = frame.error ?? null
        whole.sources = frame.sources ?? []
        whole.proposed_note = frame.proposed_note ?? null
        break
    }
  }
  return whole
}
