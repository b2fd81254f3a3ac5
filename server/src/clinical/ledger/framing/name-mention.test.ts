import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { conceptOf } from './name-mention.ts'

test.each([
  ['What was his weight at birth?', 'birth weight'],
  ['What is his weight now?', 'weight'],
])('%s', (said, name) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'weight', { kind: 'measurement' })
  expect(conceptOf(lines, said, mention)).toBe(name)
})

test.each([
  [['C: I will touch your foot.', 'P: The bottom is numb.'], 'bottom of the foot numb'],
  [['C: I will touch your back.', 'P: The bottom is numb.'], 'buttock numbness'],
])('%s', (said, name) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'The bottom is numb')
  expect(conceptOf(lines, lines[1]?.text ?? '', mention)).toBe(name)
})
