import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { aroundOf } from '../task-around.ts'
import { withPurposeOfTest } from './with-purpose-of-test.ts'

test.each([
  [
    'I [order a test] to check hearing in this ear, and then we talk.',
    'to check hearing in the ear',
  ],
  [
    'I [order a test] to check hearing in this ear also we take a swab.',
    'to check hearing in the ear',
  ],
  ['I [order a test] to look for gluten antibodies.', 'to look for gluten antibodies'],
  ['I [order a test] to check what it is.', undefined],
  ['I [order a test] to see how you are.', undefined],
  ['I [order a test], and you come back to check the wound.', undefined],
])('%s', (sentence, reason) => {
  const { fact, segments } = saidFact(sentence, { act: 'order', concept: 'tests' })
  expect(withPurposeOfTest(fact, aroundOf(fact, segments)).attributes.reason).toBe(reason)
})
