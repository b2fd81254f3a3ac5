import { expect, test } from 'vitest'
import { NO_VALUES } from './no-value.data.ts'
import { withoutOtherNumbers } from './no-value.ts'

test.each(NO_VALUES)('%s', (said, example, left) => {
  expect(new RegExp(said, 'i').test(example)).toBe(true)
  const plain = withoutOtherNumbers(example)
  expect(plain).toHaveLength(example.length)
  expect(plain.replace(/[\s,]+/g, ' ').trim()).toBe(left)
})

test.each([
  'your heart rate is right where it should be, 72',
  'potassium is normal at 4.1',
  'glucose was 140 mg per deciliter',
  'it is 9 out of 10',
  'at goal with 6.8',
])('%s keeps its number', (said) => {
  expect(withoutOtherNumbers(said)).toBe(said)
})
