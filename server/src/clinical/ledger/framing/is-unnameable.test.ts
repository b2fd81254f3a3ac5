import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { frameFacts } from './frame-facts.ts'

test.each([
  ['Not while sleeping, but on the stairs.', 'Not while sleeping', 0],
  ['Not sleeping well.', 'Not sleeping well', 1],
  ['Not while coughing up blood.', 'Not while coughing up blood', 1],
])('when a thing is not felt names no thing: %s', (said, words, count) => {
  const lines = givenLines(`P: ${said}`)
  const mention = givenMention(lines, words, { kind: 'symptom', polarity: 'absent' })
  expect(frameFacts(lines, [mention], [])).toHaveLength(count)
})

test('a reaction is nothing that somebody is allergic to', () => {
  const lines = givenLines('P: Yes, I had one bad reaction to cashews.')
  const told = { kind: 'allergy' } as const
  expect(frameFacts(lines, [givenMention(lines, 'one bad reaction', told)], [])).toEqual([])
  expect(frameFacts(lines, [givenMention(lines, 'cashews', told)], [])).toHaveLength(1)
})

test('who asks for allergies names none', () => {
  const lines = givenLines('C: Any allergies?', 'P: I am allergic to cashews.')
  const told = { kind: 'allergy' } as const
  expect(frameFacts(lines, [givenMention(lines, 'allergies', told)], [])).toEqual([])
})
