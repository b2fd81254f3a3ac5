import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isOfOtherDay } from './of-other-day.ts'

test.each([
  ['P: It is about 130. Six months ago it was 200.', '130', true],
  ['P: It is about 130. Six months ago it was 200.', '200', false],
  ['P: It was 130, six months ago.', '130', false],
  ['P: It is 130. I began six months ago.', '130', false],
])('%s: %s', (said, words, isOther) => {
  const lines = givenLines('C: Your sugar?', said)
  const when = givenModifier(
    lines,
    'when',
    said.includes('Six') ? 'Six months ago' : 'six months ago',
  )
  const own = [givenModifier(lines, 'value', words), when]
  const sugar = givenMention(lines, 'sugar', { kind: 'measurement' })
  expect(isOfOtherDay(lines, sugar, when, own)).toBe(isOther)
})
