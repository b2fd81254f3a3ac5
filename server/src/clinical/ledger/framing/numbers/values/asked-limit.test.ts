import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { askedLimit } from './asked-limit.ts'

test.each([
  ['Are your sugars over 150 or under?', { value: '120' }],
  ['Are your sugars higher than 150, or lower?', { value: '120' }],
  ['Are your sugars about 150?', undefined],
  ['Your sugars are over 150 or more.', undefined],
])('%s', (asked, value) => {
  const lines = givenLines(`C: ${asked}`, 'P: Well, about 120.')
  const mention = givenMention(lines, 'sugars', { kind: 'measurement' })
  expect(askedLimit(lines, mention, [givenModifier(lines, 'value', '120')])).toEqual(value)
})
