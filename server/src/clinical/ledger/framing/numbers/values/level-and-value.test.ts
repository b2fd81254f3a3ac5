import { expect, test } from 'vitest'
import { levelAndValue } from './level-and-value.ts'

test.each([
  ['potassium is a little low at three', { severity: 'slightly low', value: '3' }],
  ['glucose was very high at 212', { severity: 'very high' }],
  ['creatinine elevated at about two', { severity: 'elevated', value: '2' }],
  ['sodium is low at night', {}],
  ['pulse at nine', {}],
  ['tsh was not high at two', {}],
])('%s', (words, attributes) => {
  expect(levelAndValue({ kind: 'measurement', words })).toEqual(attributes)
})

test('only what was measured has a value', () => {
  expect(levelAndValue({ kind: 'symptom', words: 'pain is high at ten' })).toEqual({})
})
