import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { takenOtherwise } from './taken-otherwise.ts'

function isOtherwise(...said: string[]): boolean {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'gliclazide', { kind: 'medication', status: 'takes' })
  const rate = givenModifier(lines, 'frequency', 'twice a day')
  return takenOtherwise(lines, mention, [rate]) !== undefined
}

const ASKED = 'C: And are you taking the gliclazide twice a day?'

test.each([
  "P: I take the morning one. The evening ones I don't, if I'm honest.",
  'P: I skip the evening one mostly.',
  'P: Only in the morning.',
  'P: I forget it half the time.',
])('is quoted: %s', (answer) => {
  expect(isOtherwise(ASKED, answer)).toBe(true)
})

test.each([
  'P: Yes, every day.',
  'P: I never miss it.',
  "P: Yes. I don't miss any.",
  'P: Twice a day, yes.',
])('is told: %s', (answer) => {
  expect(isOtherwise(ASKED, answer)).toBe(false)
})

test('a statement is not asked', () => {
  expect(isOtherwise('C: You take the gliclazide twice a day.', 'P: I only know that.')).toBe(false)
})
