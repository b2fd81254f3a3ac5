import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { settleAnswers } from './settle-answers.ts'

/** What is left of a thing that was asked for and that the reader takes for present. */
function settled(asked: string, answered: string, words: string) {
  const lines = givenLines(`C: ${asked}`, `P: ${answered}`)
  return settleAnswers(lines, [givenMention(lines, words)], []).mentions.map((mention) => [
    mention.line,
    mention.words,
  ])
}

test.each([
  ['Do you snore?', "I don't know.", []],
  ['Do you snore?', "I'm not really sure, to be honest.", []],
  ['Do you snore?', "I'm not sure.", []],
  ['Do you snore?', 'Why do you ask?', []],
  ['Do you snore?', 'Yes, why do you ask?', [[0, 'snore']]],
  ['Do you snore?', 'Every night.', [[0, 'snore']]],
  ['Do you snore? Tell me about your nights.', "I don't know.", [[0, 'snore']]],
  ['You snore.', "I don't know.", [[0, 'snore']]],
])('%s %s', (asked, answered, left) => {
  expect(settled(asked, answered, 'snore')).toEqual(left)
})

test.each([
  ['Just on my legs.', [[1, 'rash on my legs']]],
  ['On my arms.', [[0, 'rash on your arms']]],
  ['Only on my arms.', [[0, 'rash on your arms']]],
  [
    'Yes, and some on my legs.',
    [
      [0, 'rash on your arms'],
      [1, 'rash on my legs'],
    ],
  ],
  ['I put some cream on my legs.', [[0, 'rash on your arms']]],
])('a rash on your arms? %s', (answered, left) => {
  expect(settled('Any rash on your arms?', answered, 'rash on your arms')).toEqual(left)
})

test('what was asked of one place is not there where something is told of another', () => {
  const lines = givenLines('C: Any blood in the stool?', 'P: Just some spotting in my urine.')
  const mentions = ['blood in the stool', 'spotting in my urine'].map((words) =>
    givenMention(lines, words),
  )
  const { mentions: left } = settleAnswers(lines, mentions, [])
  expect(left.map(({ words }) => words)).toEqual(['spotting in my urine'])
})
