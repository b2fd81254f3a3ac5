import type { ChatRequest } from '@chartwright/contract/chat'
import type { ChatFrame } from '@chartwright/contract/chat-frames'
import { withLastWords } from '../../lib/last-words.ts'
import {
  emptyChat,
  isInFlight,
  nextChat,
  type ChatEvent,
  type ChatMessage,
  type ChatState,
  type Decision,
} from './chat-state.ts'

export type Ask = (request: ChatRequest, signal: AbortSignal) => Promise<AsyncIterable<ChatFrame>>
/** What is sent along with a question. */
export type Surroundings = Omit<ChatRequest, 'question'>

export interface ChatThread {
  read(): ChatState
  subscribe(listener: () => void): () => void
  type(text: string): void
  /** Does nothing without text, or while an answer is in progress (document 2 §5). */
  send(surroundings: () => Promise<Surroundings>): void
  stop(): void
  /** Returns the previous messages, for Undo. */
  clear(): readonly ChatMessage[]
  restore(messages: readonly ChatMessage[]): void
  decide(messageId: string, decision: Decision | undefined): void
}

/** The conversation about one session. */
export function openThread(ask: Ask): ChatThread {
  let state = emptyChat
  let running: AbortController | undefined
  const listeners = new Set<() => void>()
  const dispatch = (event: ChatEvent): void => {
    state = nextChat(state, event)
    for (const listener of listeners) listener()
  }
  const run = async (
    answerId: string,
    question: string,
    surroundings: () => Promise<Surroundings>,
    signal: AbortSignal,
  ): Promise<void> => {
    let frames: AsyncIterable<ChatFrame>
    try {
      const around = await surroundings()
      frames = await withLastWords((flags) => ask({ question, ...around, ...flags }, signal), {
        sessionId: around.session_id,
        signal,
        onWait: (wait) => dispatch({ type: 'waiting', answerId, wait }),
      })
    } catch {
      if (!signal.aborted) dispatch({ type: 'not sent', answerId })
      return
    }
    try {
      for await (const frame of frames) {
        if (signal.aborted) return
        dispatch({ type: 'arrived', answerId, frame })
        if (frame.type === 'end') return
      }
      dispatch({ type: 'failed', answerId })
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', answerId })
    }
  }
  const stop = (): void => {
    running?.abort()
    if (isInFlight(state)) dispatch({ type: 'stopped' })
  }
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type: (text) => dispatch({ type: 'typed', text }),
    send: (surroundings) => {
      const question = state.draft.trim()
      if (question === '' || isInFlight(state)) return
      running = new AbortController()
      const answerId = crypto.randomUUID()
      const id = crypto.randomUUID()
      dispatch({ type: 'sent', id, answerId, question, atMs: Date.now() })
      void run(answerId, question, surroundings, running.signal)
    },
    stop,
    clear: () => {
      stop()
      const { messages } = state
      dispatch({ type: 'cleared' })
      return messages
    },
    restore: (messages) => dispatch({ type: 'restored', messages }),
    decide: (id, decision) => dispatch({ type: 'decided', id, decision }),
  }
}

export interface ChatThreads {
  of(sessionId: string): ChatThread
  stopAll(): void
}

/** Kept in memory, one per session, for as long as the workspace is open. */
export function makeThreads(ask: Ask): ChatThreads {
  const threads = new Map<string, ChatThread>()
  return {
    of: (sessionId) => {
      const thread = threads.get(sessionId) ?? openThread(ask)
      threads.set(sessionId, thread)
      return thread
    },
    stopAll: () => {
      for (const thread of threads.values()) thread.stop()
    },
  }
}
