import { expect, test } from 'vitest'
import { sentenceAround, sentencesOf } from './sentences-of-line.ts'

test.each([
  [
    'write down your sugars if they seem high also weigh yourself daily and call us if you put on weight',
    [
      'write down your sugars if they seem high',
      'also weigh yourself daily',
      'and call us if you put on weight',
    ],
  ],
  ['It is a cold. Rest and drink.', ['It is a cold.', 'Rest and drink.']],
  ['it is zero . five percent', ['it is zero . five percent']],
])('%s: its sentences', (text, sentences) => {
  expect(sentencesOf(text).map(({ from, to }) => text.slice(from, to).trim())).toEqual(sentences)
})

test.each([
  [
    'i want you to keep the leg up on a chair if it swells you can take ibuprofen',
    'ibuprofen',
    'if it swells you can take ibuprofen',
  ],
  ['i want to do a scan to see if it is torn we will book it', 'book', 'we will book it'],
  [
    'i want you to call me if it swells. You can take ibuprofen',
    'ibuprofen',
    'You can take ibuprofen',
  ],
])('%s: with the condition that it may depend on', (text, words, sentence) => {
  const from = text.indexOf(words)
  const around = sentenceAround(text, { from, to: from + words.length })
  expect(text.slice(around.from, around.to).trim()).toBe(sentence)
})
