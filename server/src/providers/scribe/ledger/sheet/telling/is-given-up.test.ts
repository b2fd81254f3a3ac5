import { expect, test } from 'vitest'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { isGivenUp } from './is-given-up.ts'

test.each([
  ['doctor: Are you using the ramipril every day?', 'patient: Not any more.', true],
  ['doctor: Do you still take the ramipril?', 'patient: No, I stopped it in May.', true],
  ['doctor: Are you using the ramipril every day?', 'patient: Yes, I am.', false],
  [
    'doctor: Are you using the ramipril every day?',
    'patient: I stopped, but I take it again.',
    false,
  ],
  ['doctor: Are you using the ramipril every day?', 'patient: Not any more, just at night.', false],
  ['doctor: The ramipril is for your heart. Do you smoke?', 'patient: Not any more.', false],
])('%s %s', (asked, answer, isOver) => {
  const segments = givenVisit(asked, answer)
  const fact = heardIn(segments, 'ramipril', { kind: 'medication', status: 'takes', time: 'now' })
  expect(isGivenUp(fact, spokenSentences(segments))).toBe(isOver)
})

test.each([
  ['And are you using the codeine?', 'Not any more.', false],
  ['And are you using any other tablets?', 'I used to.', false],
  ['And are you still taking it?', 'Not any more.', true],
])('behind another sentence: %s %s', (asked, answer, isOver) => {
  const segments = givenVisit('patient: I take ramipril.', `doctor: ${asked}`, `patient: ${answer}`)
  const fact = heardIn(segments, 'ramipril', { kind: 'medication', status: 'takes', time: 'now' })
  expect(isGivenUp(fact, spokenSentences(segments))).toBe(isOver)
})
