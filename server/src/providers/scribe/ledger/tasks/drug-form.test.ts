import { expect, test } from 'vitest'
import { withForm } from './drug-form.ts'
import { taskObject } from '../task-object.ts'
import { saidFact } from './testing/said-fact.ts'

test.each([
  ['I give you [steroid creams].', 'steroids', 'steroid creams'],
  ['I give you [steroids].', 'steroids', 'steroids'],
  ['I give you [clindamycin gel].', 'clindamycin gel', 'clindamycin gel'],
])('%s', (sentence, concept, expected) => {
  const { fact } = saidFact(sentence, { kind: 'medication', status: 'start', concept })
  expect(taskObject(withForm(fact))).toBe(expected)
})
