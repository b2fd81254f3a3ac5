import type { AnswerActs } from './answer-acts.ts'
import { ChatAnswer } from './chat-answer.tsx'
import type { ChatMessage } from './chat-state.ts'
import { useFollowEnd } from './use-follow-end.ts'

interface ChatMessagesProps {
  messages: readonly ChatMessage[]
  acts: AnswerActs
}

/** Marked busy while an answer streams: it is read out once, when it is complete. */
export function ChatMessages({ messages, acts }: ChatMessagesProps) {
  const last = messages.at(-1)
  const scroller = useFollowEnd(messages.length, last)
  if (messages.length === 0) {
    return (
      <p className="grid min-h-40 flex-1 place-items-center px-6 text-center text-ink-soft">
        Ask me anything about your medical session!
      </p>
    )
  }
  return (
    <div
      ref={scroller}
      role="log"
      aria-label="Conversation"
      aria-busy={last?.isStreaming === true}
      tabIndex={0}
      className="flex min-h-40 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 -outline-offset-2"
    >
      {messages.map((message) =>
        message.type === 'user' ? (
          <p
            key={message.id}
            data-question
            dir="auto"
            className="max-w-[85%] self-end rounded-lg bg-accent-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap"
          >
            <span className="sr-only">You: </span>
            {message.content}
          </p>
        ) : (
          <ChatAnswer key={message.id} message={message} acts={acts} />
        ),
      )}
    </div>
  )
}
