import { describe, expect, test } from 'vitest'
import { spokenSentences } from '../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../sheet/testing/given-visit.ts'
import { heardDecisions } from './heard-decisions.ts'
import { HEARD_DECISIONS } from './heard-decisions.data.ts'

describe('how a clinician decides', () => {
  test.each(HEARD_DECISIONS)('%s', (_, pattern, is, isNot) => {
    expect(pattern.test(is)).toBe(true)
    expect(pattern.test(isNot)).toBe(false)
  })
})

function decided(...lines: readonly string[]): string[] {
  const visit = givenVisit('doctor: How is the knee?', 'patient: It aches a bit.', ...lines)
  return heardDecisions([], spokenSentences(visit)).map(({ text }) => text)
}

test('a decision that nobody read is found by its words', () => {
  expect(decided('doctor: You will need to wear the brace at work.')).toEqual([
    '“You will need to wear the brace at work.”',
  ])
})

test('a refill that the patient asks for stands with the question', () => {
  expect(
    decided(
      'doctor: Do you need a refill of the cream?',
      'patient: Yes, I do need a refill of it.',
    ),
  ).toEqual(['“Do you need a refill of the cream?” – “I do need a refill of it.”'])
})

test.each([
  ['a question', 'doctor: So you need to wear the brace at work, is that right?'],
  ['a step of the examination', 'doctor: I want you to close your eyes for me now.'],
  ['a farewell', 'doctor: I want you to have a great evening tonight.'],
  ['what is for somebody else', 'doctor: I will prescribe your husband an inhaler as well.'],
])('%s decides nothing, though it sounds like it', (_, line) => {
  expect(HEARD_DECISIONS.some(([, pattern]) => pattern.test(line))).toBe(true)
  expect(decided(line)).toEqual([])
})

test('what a patient says decides nothing', () => {
  expect(decided('patient: I want you to look at the other knee as well.')).toEqual([])
})

test('nothing is found at the beginning of a visit, where it is asked and shown', () => {
  const lines = Array.from({ length: 12 }, () => 'patient: It aches a bit.')
  const line = 'doctor: You will need to wear the brace at work.'
  expect(heardDecisions([], spokenSentences(givenVisit(line, ...lines)))).toEqual([])
  expect(heardDecisions([], spokenSentences(givenVisit(...lines, line)))).toHaveLength(1)
})

test('what an item tells already is not found again', () => {
  const visit = givenVisit('patient: Yes.', 'doctor: You will need to wear the brace at work.')
  const told = { use: 'home', text: '“Wear that brace at work.”', lines: [0], facts: [] } as const
  expect(heardDecisions([told], spokenSentences(visit))).toEqual([])
})
