import { expect, test } from 'vitest'
import { fullerTime } from './fuller-time.ts'

test.each([
  [undefined, '2 weeks', '2 weeks'],
  ['worsening', 'worsening over 6 months', 'worsening over 6 months'],
  ['several years ago', '12 years ago', '12 years ago'],
  ['years ago', '12 years ago', '12 years ago'],
  ['a while', '3 weeks', '3 weeks'],
  ['a few years ago', '3 weeks ago', 'a few years ago'],
  ['a while', '3 weeks ago', 'a while'],
  ['2 weeks ago', '3 weeks ago', '2 weeks ago'],
  ['2 weeks ago', 'several weeks ago', '2 weeks ago'],
  ['march', 'june', 'march and june'],
  ['march', 'march', 'march'],
])('%s and %s: %s', (known, value, fuller) => {
  expect(fullerTime(known, value)).toBe(fuller)
})
