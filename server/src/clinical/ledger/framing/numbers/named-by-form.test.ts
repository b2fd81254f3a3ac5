import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'

test.each([
  [
    'C: Have you felt feverish?',
    'P: My sister took it, thirty-seven nine.',
    'thirty-seven nine',
    'temperature',
    '37.9',
  ],
  [
    'C: And at home?',
    'P: This morning it was 152 over 94.',
    '152 over 94',
    'blood pressure',
    '152/94',
  ],
])('%s %s', (asked, answer, words, concept, value) => {
  const lines = givenLines(asked, answer)
  const mention = givenMention(lines, words, { kind: 'measurement' })
  expect(frameFacts(lines, [mention], [])).toMatchObject([{ concept, attributes: { value } }])
})

test.each([
  ['C: How old are they?', 'P: Thirty-eight and four.', 'Thirty-eight'],
  ['C: And your sight?', 'P: Twenty over forty, they said.', 'Twenty over forty'],
  ['C: How many stairs?', 'P: Maybe a four.', 'a four'],
])('%s %s names no measurement', (asked, answer, words) => {
  const lines = givenLines(asked, answer)
  const mention = givenMention(lines, words, { kind: 'measurement' })
  expect(frameFacts(lines, [mention], [])).toEqual([])
})
