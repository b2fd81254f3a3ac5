import { expect, test } from 'vitest'
import { aroundOf } from '../task-around.ts'
import { saidFact } from '../testing/said-fact.ts'
import { isArranged } from './is-arranged.ts'

test.each([
  ["I see you're [scheduled on Friday for a hip replacement].", true],
  ["We'll get you [scheduled for a hip replacement].", false],
])('%s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'procedure' })
  expect(isArranged(fact, aroundOf(fact, segments))).toBe(expected)
})
