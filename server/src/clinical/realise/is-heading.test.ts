import { expect, test } from 'vitest'
import { isHeading } from './is-heading.ts'

test.each([
  ['anemia', true],
  ['stable angina', true],
  ['breast cancer', true],
  ['cancer', false],
  ['infection', false],
  ['blood pressure normal', false],
  ['likely gout', false],
])('whether %s can stand before its plan: %s', (name, can) => {
  expect(isHeading(name)).toBe(can)
})
