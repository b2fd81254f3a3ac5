import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { statedValue } from './stated-value.ts'

test.each([
  ['the drawer sign is negative', 'drawer sign', { value: 'negative' }],
  ['neurologically intact', 'neurologic exam normal', {}],
  ['sensation is intact', 'sensation intact', {}],
])('%s', (words, concept, value) => {
  const mention = givenMention(givenLines(`C: ${words}`), words, { kind: 'finding' })
  expect(statedValue(mention, concept)).toEqual(value)
})
