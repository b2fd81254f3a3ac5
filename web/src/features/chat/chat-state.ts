import type { ChatSource, ProposedNote, QueryTypeInfo } from '@chartwright/contract/chat'
import { CHAT_FAILED, type ChatFrame } from '@chartwright/contract/chat-frames'
import type { QueryType } from '@chartwright/contract/query-types'
import type { Wait } from '../../lib/last-words.ts'

const NOT_SENT = 'Failed to send message. Please try again.'

export type Decision = 'accepted' | 'rejected'

/** Document 2 §3; the fields after `queryTypeInfo` are additions to it. */
export interface ChatMessage {
  readonly id: string
  readonly type: 'user' | 'assistant'
  readonly content: string
  readonly timestamp: number
  readonly isStreaming: boolean
  readonly queryType?: QueryType
  readonly queryTypeInfo?: QueryTypeInfo
  readonly provider?: string
  readonly sources?: readonly ChatSource[]
  readonly proposal?: ProposedNote
  readonly decision?: Decision
  readonly hasFailed?: boolean
  readonly isStopped?: boolean
  /** The last words of the visit are not transcribed yet. */
  readonly wait?: Wait | undefined
}

export interface ChatState {
  readonly messages: readonly ChatMessage[]
  /** Typed but not sent. */
  readonly draft: string
  /** For the red banner. */
  readonly problem: string | undefined
}

export type ChatEvent =
  | { type: 'typed'; text: string }
  | { type: 'sent'; id: string; answerId: string; question: string; atMs: number }
  | { type: 'waiting'; answerId: string; wait: Wait | undefined }
  | { type: 'arrived'; answerId: string; frame: ChatFrame }
  | { type: 'failed'; answerId: string }
  /** The request never reached the server. */
  | { type: 'not sent'; answerId: string }
  | { type: 'stopped' }
  | { type: 'cleared' }
  | { type: 'restored'; messages: readonly ChatMessage[] }
  | { type: 'decided'; id: string; decision: Decision | undefined }

export const emptyChat: ChatState = { messages: [], draft: '', problem: undefined }

export function isInFlight({ messages }: ChatState): boolean {
  return messages.some(({ isStreaming }) => isStreaming)
}

/** Document 2 §4.6. */
export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.text }
    case 'sent':
      return send(state, event)
    case 'waiting':
      return change(state, event.answerId, (message) => ({ ...message, wait: event.wait }))
    case 'arrived':
      return change(state, event.answerId, (message) => receive(message, event.frame))
    case 'failed':
      return change(state, event.answerId, (message) => fail(message, CHAT_FAILED))
    case 'not sent':
      return takeBack(state, event.answerId)
    case 'stopped':
      return { ...state, messages: state.messages.map(stop) }
    case 'cleared':
      return { ...state, messages: [], problem: undefined }
    case 'restored':
      return { ...state, messages: [...event.messages.map(stop), ...state.messages] }
    case 'decided':
      return change(state, event.id, ({ decision: _, ...message }) =>
        event.decision ? { ...message, decision: event.decision } : message,
      )
  }
}

function send(state: ChatState, { id, answerId, question, atMs }: ChatEvent & { type: 'sent' }) {
  const asked: ChatMessage = {
    id,
    type: 'user',
    content: question,
    timestamp: atMs,
    isStreaming: false,
  }
  const answer: ChatMessage = {
    id: answerId,
    type: 'assistant',
    content: '',
    timestamp: atMs,
    isStreaming: true,
  }
  return { messages: [...state.messages, asked, answer], draft: '', problem: undefined }
}

/** An answer that was stopped or has ended receives nothing more. */
function change(
  state: ChatState,
  id: string,
  how: (message: ChatMessage) => ChatMessage,
): ChatState {
  const messages = state.messages.map((message) => (message.id === id ? how(message) : message))
  return { ...state, messages }
}

function receive(message: ChatMessage, frame: ChatFrame): ChatMessage {
  if (!message.isStreaming) return message
  switch (frame.type) {
    case 'metadata': {
      const { detected_query_type, query_type_info, provider } = frame
      const type = { queryType: detected_query_type, queryTypeInfo: query_type_info }
      return { ...message, ...type, provider }
    }
    case 'chunk':
      return { ...message, content: message.content + frame.content }
    case 'restart':
      return { ...message, content: '' }
    case 'end': {
      if (frame.error !== undefined) return fail(message, frame.error)
      const { sources, proposed_note: proposal } = frame
      return {
        ...message,
        isStreaming: false,
        ...(sources && { sources }),
        ...(proposal && { proposal }),
      }
    }
  }
}

/** What had arrived stays: it may be most of the answer. */
function fail(message: ChatMessage, sentence: string): ChatMessage {
  if (!message.isStreaming) return message
  const begun = message.content.trimEnd()
  const content = begun === '' ? sentence : `${begun}\n\n${sentence}`
  return { ...message, content, isStreaming: false, hasFailed: true }
}

function stop(message: ChatMessage): ChatMessage {
  return message.isStreaming ? { ...message, isStreaming: false, isStopped: true } : message
}

/** The question returns to the input, before anything typed since. */
function takeBack(state: ChatState, answerId: string): ChatState {
  const at = state.messages.findIndex(({ id }) => id === answerId)
  const question = state.messages[at - 1]
  if (!question) return state
  const messages = state.messages.filter((_, index) => index !== at && index !== at - 1)
  const draft = [question.content, state.draft].filter((text) => text !== '').join('\n')
  return { messages, draft, problem: NOT_SENT }
}
