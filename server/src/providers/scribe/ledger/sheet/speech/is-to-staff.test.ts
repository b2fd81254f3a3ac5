import { expect, test } from 'vitest'
import { TO_STAFF } from './is-to-staff.data.ts'
import { isToStaff } from './is-to-staff.ts'

test.each(TO_STAFF)('said to staff: %s', (_, words, is, isNot) => {
  expect(words.test(is)).toBe(true)
  expect(isToStaff(is)).toBe(true)
  expect(isToStaff(isNot)).toBe(false)
})

test.each([
  'Give him two puffs every four hours at home.',
  'Could you give her the syrup at bedtime?',
  'Then get her some rest.',
  'You can give him Tylenol, Mom.',
])('a parent is told: %s', (text) => {
  expect(isToStaff(text)).toBe(false)
})
