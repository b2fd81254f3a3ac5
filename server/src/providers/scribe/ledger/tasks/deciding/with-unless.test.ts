import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withUnless } from './with-unless.ts'

test.each([
  ["Take [cefalexin]. Don't fill it unless the fever stays.", 'if the fever stays'],
  ['Take [cefalexin] unless the fever stays.', 'unless the fever stays'],
])('%s', (sentence, condition) => {
  const { fact, segments } = saidFact(sentence, {
    kind: 'medication',
    status: 'start',
    attributes: { condition: 'unless the fever stays' },
  })
  expect(withUnless(fact, segments).attributes.condition).toBe(condition)
})
