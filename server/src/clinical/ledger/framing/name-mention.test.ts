import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { frameFacts } from './frame-facts.ts'

test.each([
  [
    'I never had any prescribed eye drops.',
    'never had any prescribed eye drops',
    'prescribed eye drops',
  ],
  ['I never had any eye drops.', 'never had any eye drops', 'eye drops'],
])('what was denied of prescribed drugs says so: %s', (said, words, concept) => {
  const lines = givenLines(`P: ${said}`)
  const told = { kind: 'medication', status: 'took', time: 'past', polarity: 'absent' } as const
  expect(frameFacts(lines, [givenMention(lines, words, told)], [])[0]?.concept).toBe(concept)
})
