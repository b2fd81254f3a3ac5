import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { joinRepeated } from './join-repeated.ts'

test.each([
  ['I have high blood, uh, blood pressure.', 'high blood, uh,', 'high blood pressure'],
  ['I have high blood, um, blood pressure.', 'high blood', 'high blood pressure'],
  ['I had a fever, uh, fever yesterday.', 'fever', 'fever'],
  ['I have asthma.', 'asthma', 'asthma'],
])('%s', (said, words, whole) => {
  const lines = givenLines(`P: ${said}`)
  expect(joinRepeated(lines, givenMention(lines, words, { kind: 'history' })).words).toBe(whole)
})
