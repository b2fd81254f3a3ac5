import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { isOfNextQuestion } from './of-next-question.ts'

test.each([
  ['And any palpitations?', true],
  ['How long have you had it?', false],
  ['Do you get it every day?', false],
  ['OK.', false],
])('a time that answers another question: %s', (asked, isOf) => {
  const lines = givenLines('P: I had a bruise.', `C: ${asked}`, 'P: It was twenty minutes.')
  const mention = givenMention(lines, 'a bruise')
  const time = givenModifier(lines, 'duration', 'twenty minutes')
  expect(isOfNextQuestion(lines, mention, time)).toBe(isOf)
})

test('a time that is told in the answer itself stays', () => {
  const lines = givenLines('C: Any headache?', 'P: Yes, a headache for three days.')
  const time = givenModifier(lines, 'duration', 'three days')
  expect(isOfNextQuestion(lines, givenMention(lines, 'a headache'), time)).toBe(false)
})

test('a time off is not how long one has worked', () => {
  const lines = givenLines(
    "P: I'm a plumber.",
    'C: Have you taken time off work?',
    'P: Yes, these last four days.',
  )
  const mention = givenMention(lines, 'plumber', { kind: 'social' })
  const time = givenModifier(lines, 'duration', 'four days')
  expect(isOfNextQuestion(lines, mention, time)).toBe(true)
})
