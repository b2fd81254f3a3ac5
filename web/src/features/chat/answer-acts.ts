import type { ChatSource, ProposedNote } from '@chartwright/contract/chat'
import type { Decision } from './chat-state.ts'

/** What can be done with an answer, by whoever knows the session. */
export interface AnswerActs {
  /** When the line was said, as in '1:05'. */
  timeOf(source: ChatSource): string | undefined
  showLine(source: ChatSource): void
  /** The note that a change was proposed for, as it stands now; undefined when it is gone. */
  htmlOf(noteId: string): string | undefined
  /** Answers what hindered it. */
  accept(proposal: ProposedNote): Promise<string | undefined>
  /** Of the answer that is on its way. */
  stop(): void
  decide(messageId: string, decision: Decision): void
}
