import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { withAnswer } from './answered-number.ts'

const answered = (question: string, words: string, answer: string) => {
  const lines = givenLines(`C: ${question}`, `P: ${answer}`)
  const mention = givenMention(lines, words, { kind: 'measurement' })
  return withAnswer(lines, [mention], mention, []).map((one) => [one.kind, one.words])
}

test.each([
  ['Any temperature?', 'temperature', 'Thirty-eight four', [['value', 'Thirty-eight four']]],
  [
    'Has he had a temperature?',
    'temperature',
    'Yes, it was thirty-nine one last night.',
    [
      ['value', 'thirty-nine one'],
      ['when', 'last night'],
    ],
  ],
  ['And the pulse?', 'pulse', 'It says a hundred and four.', [['value', 'a hundred and four']]],
  [
    'your blood pressure?',
    'blood pressure',
    'one twenty over eighty',
    [['value', 'one twenty over eighty']],
  ],
])('%s %s', (question, words, answer, told) => {
  expect(answered(question, words, answer)).toEqual(told)
})

test.each([
  ['Any temperature?', 'temperature', 'Thirty-nine last night and thirty-eight now.'],
  ['Any temperature?', 'temperature', 'For three days.'],
  ['And your weight?', 'weight', 'I checked it ninety-four hours ago.'],
  ['Any temperature?', 'temperature', 'Twelve, I think.'],
  ['And your weight?', 'weight', 'I have lost eleven pounds.'],
  ['I checked the pulse. Who is at home?', 'pulse', 'My son, he is sixty.'],
])('%s %s tells no value', (question, words, answer) => {
  expect(answered(question, words, answer)).toEqual([])
})
