import { expect, test } from 'vitest'
import { isInjected } from './is-injected.ts'
import { aroundOf } from './task-around.ts'
import { saidFact } from './testing/said-fact.ts'

test.each([
  ['We could try a [cortisone injection].', true],
  ['I use a cc of [betamethasone].', true],
  ['We try a [cortisone] injection into the hip.', true],
  ['I give you a [steroid] for a week.', false],
  ['I start your [insulin] injection.', false],
  ['Here is some [lidocaine] to gargle with.', false],
])('%s: %s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, { kind: 'medication', status: 'start' })
  expect(isInjected(fact, aroundOf(fact, segments))).toBe(expected)
})
