import { expect, test } from 'vitest'
import { SAME_WORDS, SAYS_NOTHING } from './said-words.data.ts'

test('each of its words is one', () => {
  expect([...SAYS_NOTHING].every((word) => /^[a-z]+$/.test(word))).toBe(true)
})

test.each(SAME_WORDS)('%s is in its example', (said, _, example) => {
  expect(example.toLowerCase().search(said)).toBeGreaterThanOrEqual(0)
})
