import { createContext, use, useEffect, useState } from 'react'
import { askQuestion } from '../../features/chat/ask-question.ts'
import { makeThreads, type ChatThread, type ChatThreads } from '../../features/chat/chat-thread.ts'

export const ChatContext = createContext<ChatThreads | undefined>(undefined)

/** For as long as the workspace is open. */
export function useThreads(): ChatThreads {
  const [threads] = useState(() => makeThreads(askQuestion))
  useEffect(() => () => threads.stopAll(), [threads])
  return threads
}

export function useThread(sessionId: string): ChatThread {
  const threads = use(ChatContext)
  if (!threads) throw new Error('There is no chat around this')
  return threads.of(sessionId)
}
