import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isOfNextQuestion } from './of-next-question.ts'

test.each([
  ['And any palpitations?', true],
  ['How long have you had it?', false],
  ['Do you get it every day?', false],
  ['When was your last meal?', true],
  ['When did you last eat?', true],
  ['When was your last bruise?', false],
  ['When was the last time?', false],
  ['When did it begin?', false],
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

test('what is asked behind a value in the same line is not told of it', () => {
  const lines = givenLines('C: Your sugar is 140, did you eat before?', 'P: An hour ago.')
  const sugar = givenMention(lines, 'sugar is 140', { kind: 'measurement' })
  expect(isOfNextQuestion(lines, sugar, givenModifier(lines, 'when', 'An hour ago'))).toBe(true)
})

test('a remark that answers the next question is of that', () => {
  const lines = givenLines('C: Gout before?', 'C: Did you sleep badly?', 'P: As always.')
  const gout = givenMention(lines, 'Gout', { kind: 'history' })
  expect(isOfNextQuestion(lines, gout, givenModifier(lines, 'detail', 'As always'))).toBe(true)
})
