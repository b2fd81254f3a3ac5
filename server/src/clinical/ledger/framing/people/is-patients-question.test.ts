import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { isPatientsQuestion } from './is-patients-question.ts'

test.each<[asked: string, words: string, kind: FactKind, answer: string, isOnlyAsked: boolean]>([
  ["P: Do you think it's gout?", 'gout', 'assessment', 'C: We have to look into that.', true],
  ['P: Is it all right to swim?', 'swim', 'plan', 'C: Not for two weeks.', true],
  ['P: Should I skip the Eliquis?', 'Eliquis', 'medication', 'C: No, keep taking it.', true],
  ['P: So I stop the Eliquis now?', 'Eliquis', 'medication', 'C: Yes, for two days.', false],
  ['P: So I come back on Monday?', 'come back', 'plan', 'C: Yes, Monday.', false],
  ['P: I think it is gout. Is it?', 'gout', 'assessment', 'C: We will see.', false],
  ['C: Shall we do an x-ray?', 'x-ray', 'plan', 'P: No.', false],
  ['G: Is she going to be lame?', 'lame', 'history', 'C: No.', true],
  ['G: Will he need an operation?', 'operation', 'history', 'C: No.', true],
  ['P: Will the rash go away?', 'rash', 'symptom', 'C: Yes.', false],
  ['P: Could the rash be from it?', 'rash', 'symptom', 'C: Perhaps.', false],
])('%s (%s, %s) %s', (asked, words, kind, answer, isOnlyAsked) => {
  const lines = givenLines(asked, answer)
  expect(
    isPatientsQuestion(
      lines,
      givenMention(lines, words, { kind, time: kind === 'medication' ? 'future' : 'now' }),
    ),
  ).toBe(isOnlyAsked)
})
