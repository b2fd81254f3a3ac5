import { UnusableAnswer, type AnswerFault } from '../../../llm/unusable-answer.ts'
import type { StylePreference } from '../../../../clinical/style/style.ts'
import type { ScribeTemplate } from '../../scribe.ts'
import type { Prompt } from '../note.prompt.ts'
import { hasHeadings } from './has-headings.ts'
import { isEcho, isTemplate } from './is-echo.ts'
import { isRefusal } from './is-refusal.ts'
import { isRepetitive } from './is-repetitive.ts'

export interface Answered {
  readonly text: string
  readonly prompt: Prompt
  /** Of a note: its headings are wanted. */
  readonly template?: ScribeTemplate
  /** A heading may have the name that its clinician gives it. */
  readonly style?: readonly StylePreference[]
}

/** The first that holds is told. */
const FAULTS: readonly (readonly [AnswerFault, (answered: Answered) => boolean])[] = [
  ['empty', ({ text }) => text.trim() === ''],
  ['declined', ({ text }) => isRefusal(text)],
  ['repetition', ({ text }) => isRepetitive(text)],
  ['echo', ({ text, prompt }) => isEcho(text, prompt)],
  ['template', ({ text, template }) => template !== undefined && isTemplate(text, template)],
  [
    'no-headings',
    ({ text, template, style }) => template !== undefined && !hasHeadings(text, template, style),
  ],
]

/** Throws UnusableAnswer. */
export function checkAnswer(answered: Answered): void {
  const fault = FAULTS.find(([, holds]) => holds(answered))
  if (fault) throw new UnusableAnswer(fault[0])
}
