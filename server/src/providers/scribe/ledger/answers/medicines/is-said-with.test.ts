import { expect, test } from 'vitest'
import { isSaidWith } from './is-said-with.ts'

test.each([
  ['a list', 'Take iron or calcium.', true],
  ['a dose between them', 'Take iron 50 milligrams daily along with some calcium.', true],
  ['one instead of the other', 'Take iron and not the calcium.', false],
  ['two clauses', 'Take iron, and we can try calcium.', false],
  ['one alone', 'Take iron and rest.', false],
])('two medicines: %s', (_, text, isWith) => {
  expect(isSaidWith(text, 'calcium', 'iron')).toBe(isWith)
})
