import { expect, test } from 'vitest'
import { isSaidWith } from './is-said-with.ts'

test.each([
  ['a list', 'Take iron or calcium.', true],
  ['a dose between them', 'Take iron 50 milligrams daily along with some calcium.', true],
  ['one instead of the other', 'Take iron and not the calcium.', false],
  ['two clauses', 'Take iron, and we can try calcium.', false],
  ['one of a relative', 'I take iron, and my dad takes calcium.', false],
  ['one of somebody named', 'I take iron, and Ann’s on calcium.', false],
  ['two of my own', 'I take my iron and my calcium.', true],
  ['a part of a name', 'Take calcium and spironolactone.', false],
  ['one alone', 'Take iron and rest.', false],
])('two medicines: %s', (_, text, isWith) => {
  expect(isSaidWith(text, 'calcium', 'iron')).toBe(isWith)
})
