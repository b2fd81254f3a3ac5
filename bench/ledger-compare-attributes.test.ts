import { expect, test } from 'vitest'
import { givenFact } from '../server/src/clinical/ledger/testing/given-facts.ts'
import { compareAttributes } from './ledger/compare-attributes.ts'
import type { ComparedFact } from './ledger/match-facts.ts'

const fact = (attributes: ComparedFact['attributes'], text = 'Headache.'): ComparedFact => ({
  ...givenFact({ concept: 'headache', attributes }),
  said: 'my head hurts',
  text,
})

test.each([
  [{ duration: '3 days' }, { duration: 'three days' }, ['right']],
  [{ duration: '3 days' }, { duration: '2 days' }, ['different']],
  [{ duration: '3 days' }, {}, ['missing']],
  [{}, { trigger: 'stairs' }, ['not in gold']],
  [{ onset: '3 days ago' }, { when: '3 days ago' }, ['right']],
  [{ side: 'left', detail: 'at work' }, {}, []],
])('gold %o, found %o: %o', (gold, found, verdicts) => {
  expect(compareAttributes(fact(gold), fact(found))).toEqual(verdicts)
})

test('an attribute that stands in the sentence of the fact is not missing', () => {
  const found = fact({}, 'Severe headache.')
  expect(compareAttributes(fact({ severity: 'severe' }), found)).toEqual([])
})
