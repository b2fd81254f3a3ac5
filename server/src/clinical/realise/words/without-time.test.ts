import { expect, test } from 'vitest'
import { withoutTime } from './without-time.ts'

test.each([
  ['sneezing a lot the last two', { duration: '2 days' }, 'sneezing a lot'],
  ['similar episode about a month ago', { when: '1 month ago' }, 'similar episode'],
  ['went skating a few days ago', { when: 'a few days ago' }, 'went skating'],
  ['biopsy on March 3rd', { when: 'on march 3rd, 2019' }, 'biopsy'],
])('%s has its time once', (name, attributes, rest) => {
  expect(withoutTime(name, attributes)).toBe(rest)
})

test.each([
  ['similar episode about a month ago', {}],
  ['biopsy on March 3rd', { when: 'on may 2nd' }],
  ['fatigue for the past week', { frequency: 'daily' }],
  ['sneezing for three weeks', { onset: '2 days ago' }],
  ['two weeks ago', { when: '2 weeks ago' }],
])('%s keeps a time that is told nowhere else', (name, attributes) => {
  expect(withoutTime(name, attributes)).toBe(name)
})
