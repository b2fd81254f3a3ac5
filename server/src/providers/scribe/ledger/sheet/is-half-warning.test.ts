import { expect, test } from 'vitest'
import { isHalfWarning } from './is-half-warning.ts'

test.each([
  ['“If you are coughing, and your heart is racing.”', true],
  ['“In the meantime if the headache is getting worse.”', true],
  ['“If the headache is getting worse, call us.”', false],
  ['“If the swelling stays, take two tablets.”', false],
  ['“If the swelling stays, we will drain it.”', false],
  ['“If the scan is clear, the next step is surgery.”', false],
  ['“If the swelling stays.” “Then ring us.”', false],
  ['“Watch for a fever.”', false],
])('%s', (text, isHalf) => {
  expect(isHalfWarning(text)).toBe(isHalf)
})
