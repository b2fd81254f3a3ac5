import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../testing/given-facts.ts'
import { withoutPresentAge } from './present-age.ts'

test.each([
  ['C: She is a 31-year-old woman.', 'age 31', undefined],
  ['C: She is thirty one years old.', 'age 31', undefined],
  ['C: She is a 31-year-old woman.', 'age 13', 'age 13'],
  ['P: My sister is 31 years old.', 'age 31', 'age 31'],
])('%s', (said, when, kept) => {
  const facts = [givenFact({ kind: 'history', concept: 'splenectomy', attributes: { when } })]
  expect(withoutPresentAge(givenLines(said), facts)[0]?.attributes.when).toBe(kept)
})
