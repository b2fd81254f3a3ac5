import { expect, test } from 'vitest'
import { likelyFacts } from './likely-facts.ts'
import type { Fact } from './fact.ts'

test('what was almost certainly misread is no fact, and what is doubtful is one', () => {
  const given = [0.09, 0.1, 0.4].map((sureness) => ({ sureness }) as Fact)
  expect(likelyFacts(given).map(({ sureness }) => sureness)).toEqual([0.1, 0.4])
})
