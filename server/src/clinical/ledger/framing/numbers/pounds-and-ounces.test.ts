import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { conceptOf } from '../name-mention.ts'
import { poundsAndOunces } from './pounds-and-ounces.ts'

test.each([
  ['He weighed six pounds nine ounces.', '6 lb 9 oz'],
  ['He weighed 6 pounds and 9 ounces.', '6 lb 9 oz'],
  ['He weighed six pounds.', undefined],
])('%s', (said, value) => {
  const lines = givenLines('C: What was the weight of him at birth?', `G: ${said}`)
  const mention = givenMention(lines, 'weight', { kind: 'measurement' })
  const own = [givenModifier(lines, 'value', said)]
  expect(poundsAndOunces(mention, own)?.value).toBe(value)
})

test.each([
  ['What was the weight at birth?', 'birth weight'],
  ['What is the weight today?', 'weight'],
])('a weight at birth is no weight of today: %s', (said, name) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'weight', { kind: 'measurement' })
  expect(conceptOf(lines, said, mention)).toBe(name)
})
