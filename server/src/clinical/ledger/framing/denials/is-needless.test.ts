import { expect, test } from 'vitest'
import { givenLines, givenMention, SURE_ODDS } from '../../testing/given-facts.ts'
import { readPolarity } from './read-polarity.ts'

function polarityOf(text: string, words: string, act: 'advise' | 'emergency' | 'safety_net') {
  const lines = givenLines(`C: ${text}`)
  const plan = { kind: 'plan', act, polarity: 'present', odds: SURE_ODDS } as const
  return readPolarity(lines, givenMention(lines, words, plan))
}

test.each([
  ["You don't need to cool the wrist.", 'cool the wrist', 'advise'],
  ["You don't need to cool the wrist.", "don't need to cool the wrist", 'advise'],
  ['There is no need for a bandage.', 'bandage', 'advise'],
  ["I don't think you need to cool the wrist.", 'cool the wrist', 'advise'],
  ["You shouldn't cool the wrist.", 'cool the wrist', 'advise'],
  ["You needn't cool the wrist.", 'cool the wrist', 'advise'],
  ["I'm not going to call an ambulance.", 'call an ambulance', 'emergency'],
  ["You don't need an ambulance.", 'ambulance', 'emergency'],
] as const)('is not to be done, however sure the reader is: %s', (text, words, act) => {
  expect(polarityOf(text, words, act)).toBe('absent')
})

test.each([
  ['You need to cool the wrist.', 'cool the wrist', 'advise'],
  ["You don't need to cool the wrist unless it swells.", 'cool the wrist', 'advise'],
  ["You don't need pills, you need to cool the wrist.", 'cool the wrist', 'advise'],
  ["You don't need to worry, cool the wrist.", 'cool the wrist', 'advise'],
  ["If you don't need the brace, call us.", 'call us', 'safety_net'],
  ['I am calling an ambulance.', 'calling an ambulance', 'emergency'],
] as const)('is to be done: %s', (text, words, act) => {
  expect(polarityOf(text, words, act)).toBe('present')
})
