import { expect, test } from 'vitest'
import { sharesSentence, writeQuotation } from './write-quotation.ts'

test.each([
  ['any fever or chills — no fever at all', 'Any fever or chills? — No fever at all.'],
  ['if it swells … then ring me', 'If it swells. … Then ring me.'],
  ['it was high . ¶ we repeat it', 'It was high. We repeat it.'],
])('%s is written as %s', (words, written) => {
  expect(writeQuotation(words)).toBe(written)
})

test.each([
  ['did you have a fever — no i had no fever at all', 'no i had no fever at all last week', true],
  ['did you have a fever — no i had no fever at all', 'i had a headache for two weeks', false],
  ['i had a headache', 'i had a headache for two weeks', false],
  ['have you any pain — yes', 'do you sleep well — yes', false],
])('%s, %s: the same sentence in both', (one, other, isShared) => {
  expect(sharesSentence(one, other)).toBe(isShared)
})
