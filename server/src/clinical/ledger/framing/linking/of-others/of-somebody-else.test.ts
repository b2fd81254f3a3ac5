import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isOfSomebodyElse } from './of-somebody-else.ts'

test.each([
  ['C: We could add naproxen.', 'P: My aunt takes it when she has cramps.', true],
  ['C: We could add naproxen.', 'P: Only when she has cramps.', false],
  ['C: My wife has cramps. Would naproxen help?', 'P: Not when she has cramps.', false],
])('%s %s', (asked, said, isOther) => {
  const lines = givenLines(asked, said)
  const mention = givenMention(lines, 'naproxen', { kind: 'medication' })
  const modifier = givenModifier(lines, 'reason', 'when she has cramps')
  expect(isOfSomebodyElse(lines, mention, modifier)).toBe(isOther)
})

test('a parent tells when the child has it', () => {
  const lines = givenLines('G: My son coughs when he runs.')
  const mention = givenMention(lines, 'coughs')
  const modifier = givenModifier(lines, 'trigger', 'when he runs')
  expect(isOfSomebodyElse(lines, mention, modifier)).toBe(false)
})
