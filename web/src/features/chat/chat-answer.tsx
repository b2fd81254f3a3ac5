import { describeWait, WRITE_NOW } from '../../lib/last-words.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { WaitNotice } from '../../ui/wait-notice.tsx'
import type { AnswerActs } from './answer-acts.ts'
import type { ChatMessage } from './chat-state.ts'
import { ProposedChange } from './proposed-change.tsx'
import './chat-text.css'
import { quotesIn } from './quotes-in.tsx'

export function ChatAnswer({ message, acts }: { message: ChatMessage; acts: AnswerActs }) {
  const { content, isStreaming, queryTypeInfo, provider, sources = [], proposal } = message
  return (
    <article aria-label="Assistant" className="max-w-full min-w-0">
      {queryTypeInfo && (
        <p className="mb-1 text-xs text-ink-faint">
          <span title={queryTypeInfo.description} className="font-medium text-accent-ink">
            {queryTypeInfo.label}
          </span>
          {provider !== undefined && ` · ${provider}`}
        </p>
      )}
      {isStreaming && message.wait ? (
        <WaitNotice
          {...describeWait(message.wait)}
          skipLabel={WRITE_NOW}
          onSkip={message.wait.writeNow}
          onCancel={acts.stop}
        />
      ) : isStreaming && content === '' ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          Answering…
        </p>
      ) : (
        <div
          dir="auto"
          className={
            message.hasFailed
              ? 'chat-text wrap-anywhere text-danger-ink'
              : 'chat-text wrap-anywhere'
          }
        >
          <Markdown
            text={content}
            isComplete={!isStreaming}
            renderText={(text) => quotesIn(text, sources, acts)}
          />
        </div>
      )}
      {message.isStopped && <p className="mt-1 text-sm text-ink-faint">Stopped.</p>}
      {proposal && (
        <ProposedChange
          before={acts.htmlOf(proposal.note_id)}
          proposal={proposal}
          decision={message.decision}
          onAccept={() => acts.accept(proposal)}
          onDecide={(decision) => acts.decide(message.id, decision)}
        />
      )}
    </article>
  )
}
