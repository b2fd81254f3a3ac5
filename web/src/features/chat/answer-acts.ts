import type { ChatSource, ProposedNote } from '@chartwright/contract/chat'
import type { Decision } from './chat-state.ts'

/** What can be done with an answer, by the owner of the session. */
export interface AnswerActs {
  /** When the line was said, for example '1:05'. */
  timeOf(source: ChatSource): string | undefined
  showLine(source: ChatSource): void
  /** The current text of the note that a change was proposed for; undefined if it is gone. */
  htmlOf(noteId: string): string | undefined
  /** Returns the reason if it failed. */
  accept(proposal: ProposedNote): Promise<string | undefined>
  /** Stops the answer in progress. */
  stop(): void
  decide(messageId: string, decision: Decision): void
}
