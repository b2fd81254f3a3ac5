import { expect, test } from 'vitest'
import { isHalfWarning, withoutHalfWarnings } from './is-half-warning.ts'

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

test('signs stay where the next quotation goes on with them', () => {
  const warning = (text: string) => ({ use: 'warning' as const, text, factIds: [], lines: [0] })
  const sign = warning('“If the headache is getting worse.”')
  const more = warning('“Or you feel weak, then come back.”')
  expect(withoutHalfWarnings([sign, more])).toEqual([sign, more])
  expect(withoutHalfWarnings([more, sign])).toEqual([more])
})
