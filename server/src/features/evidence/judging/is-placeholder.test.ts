import { expect, test } from 'vitest'
import { isPlaceholder } from './is-placeholder.ts'

test.each([
  ['Not discussed', true],
  ['Signature: [to be completed]', true],
  ['Your clinician said:', true],
  ['Your clinician said: “Rest.”', false],
])('%s states nothing: %s', (sentence, isEmpty) => {
  expect(isPlaceholder(sentence)).toBe(isEmpty)
})
