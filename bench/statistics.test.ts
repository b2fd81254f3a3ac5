import { expect, test } from 'vitest'
import { median, quantile } from './statistics.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  [[7], 0.99, 7],
  [[3, 1, 2], 0, 1],
  [[3, 1, 2], 0.5, 2],
  [[10, 9, 100], 0.5, 10],
  [[...hundred], 0.5, 50],
  [[...hundred], 0.99, 99],
  [[...hundred], 1, 100],
])('of %j, the share %d does not exceed %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected)
})

test('an empty list has no quantile', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError)
})

test.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})
