import { expect, test } from 'vitest'
import type { FramedFact } from '../fact.ts'
import { givenFact, givenLines, givenStretch } from '../testing/given-facts.ts'
import { joinTypes } from './join-types.ts'

function joined(said: string, type = 'type 2', told: Partial<FramedFact> = {}): string[] {
  const lines = givenLines(`C: ${said}`)
  const facts = ['diabetes', type].map((concept) =>
    givenFact({
      kind: 'history',
      concept,
      said: [givenStretch(lines, concept)],
      ...(concept === type && told),
    }),
  )
  return joinTypes(lines, facts).map(({ concept }) => concept)
}

test.each([
  ['She has diabetes type 2 and gout.', 'type 2', 'type 2 diabetes'],
  ['She has diabetes mellitus, type one.', 'type one', 'type 1 diabetes'],
])('a type right behind the disease is its type: %s', (said, type, concept) => {
  expect(joined(said, type)).toEqual([concept])
})

test('a type elsewhere, or of somebody else, is not', () => {
  expect(joined('She has diabetes and some type 2 myocardial injury.')).toHaveLength(2)
  expect(joined('She has diabetes type 2.', 'type 2', { who: 'mother' })).toHaveLength(2)
})
