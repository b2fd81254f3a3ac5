import { expect, test } from 'vitest'
import { isSameAttribute } from './rules/same-attribute.ts'

test.each([
  ['twice daily', '2 times a day', true],
  ['three weeks', '3 weeks', true],
  ['at night', 'nightly', true],
  ['once daily', 'daily', true],
  ['once a week', 'twice a week', false],
  ['occasional', 'occasionally', true],
  ['May 5th, 2019', 'May 5, 2019', true],
  ['40 mg', '40 milligrams', true],
  ['40 mg', '20 mg', false],
  ['130/82', '130', false],
  ['in the morning', 'at night', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameAttribute(one, other)).toBe(isSame)
})
