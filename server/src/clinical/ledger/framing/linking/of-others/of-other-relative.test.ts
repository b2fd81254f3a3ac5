import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isOfOtherRelative } from './of-other-relative.ts'

test.each([
  ['And is your mother well?', true],
  ['How old was your uncle?', false],
  ['I see.', false],
  ["On your mother's side?", false],
])('whose age it is: %s', (asked, isOther) => {
  const lines = givenLines('P: My uncle had gout.', `C: ${asked}`, 'P: It is ninety now.')
  const mention = givenMention(lines, 'gout', { kind: 'family' })
  expect(isOfOtherRelative(lines, mention, givenModifier(lines, 'detail', 'ninety'))).toBe(isOther)
})

test('whose side a relative is on stays', () => {
  const lines = givenLines(
    'P: My grandpa had gout.',
    "C: Your mom or dad's father?",
    "P: My mom's.",
  )
  const mention = givenMention(lines, 'gout', { kind: 'family' })
  expect(isOfOtherRelative(lines, mention, givenModifier(lines, 'detail', "My mom's"))).toBe(false)
})
