import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isAskedOnly, isAskedValue } from './asked-value.ts'

test.each([
  ['C: What have your sugars been, in the eighties or nineties or what', true],
  ['C: Are your sugars in the eighties or nineties?', true],
  ['C: Your sugars have been in the eighties or nineties, which is good.', false],
  ['P: What my sugars are? In the eighties or nineties.', false],
])('%s', (said, isAsked) => {
  const lines = givenLines(said)
  const mention = givenMention(lines, 'sugars', { kind: 'measurement' })
  const value = givenModifier(lines, 'value', 'eighties or nineties')
  expect(isAskedValue(lines, mention, value)).toBe(isAsked)
  expect(isAskedOnly(lines, mention, [value], [])).toBe(isAsked)
})

test('a measurement that was answered stays', () => {
  const lines = givenLines('C: Are your sugars in the eighties or nineties?', 'P: About 95.')
  const mention = givenMention(lines, 'sugars', { kind: 'measurement' })
  const asked = givenModifier(lines, 'value', 'eighties or nineties')
  const told = givenModifier(lines, 'value', '95')
  expect(isAskedOnly(lines, mention, [asked, told], [told])).toBe(false)
})
