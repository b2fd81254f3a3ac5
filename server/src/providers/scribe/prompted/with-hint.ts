import { ANSWER_FAULTS, type UnusableAnswer } from '../../llm/unusable-answer.ts'
import type { Prompt } from './note.prompt.ts'

/** The same question would get the same answer: the second time it is said what was wrong. */
export function withHint<P extends Prompt>(prompt: P, fault: UnusableAnswer | undefined): P {
  if (!fault) return prompt
  const hint = `An earlier answer could not be used, because it ${ANSWER_FAULTS[fault.fault]}. Answer with what is asked for and nothing else.`
  const messages = prompt.messages.map((message, at) =>
    at === prompt.messages.length - 1
      ? { ...message, content: `${message.content}\n\n${hint}` }
      : message,
  )
  return { ...prompt, messages }
}
