import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { readLimit } from './limit-denials.ts'

test.each([
  ['When I floss they bled sometimes.', true],
  ['I struggle with bleeding in winter.', true],
  ['It has never bled, sometimes it itches.', false],
  ['I used to get bleeding.', false],
  ['The bleeding stopped.', false],
])('a denial and, elsewhere in the visit: %s', (elsewhere, isLimited) => {
  const lines = givenLines('C: Any bleeding?', 'P: No.', 'C: And the gums?', `P: ${elsewhere}`)
  const denied = givenMention(lines, 'bleeding', { polarity: 'absent' })
  expect(readLimit(lines, denied) !== undefined).toBe(isLimited)
})

test('a thing that the patient denies unasked and has sometimes', () => {
  const lines = givenLines('P: No dizziness.', 'C: OK.', 'P: Sometimes I get dizziness at work.')
  const denied = givenMention(lines, 'dizziness', { polarity: 'absent' })
  expect(readLimit(lines, denied)).toMatchObject({ line: 2 })
})

test('what is said much later does not limit a denial', () => {
  const between = Array.from({ length: 8 }, () => 'C: OK.')
  const lines = givenLines('P: No dizziness.', ...between, 'P: Sometimes I get dizziness at work.')
  expect(readLimit(lines, givenMention(lines, 'dizziness', { polarity: 'absent' }))).toBe(undefined)
})
