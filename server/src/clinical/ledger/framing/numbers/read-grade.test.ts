import { expect, test } from 'vitest'
import { GRADES } from './grades.data.ts'
import { readGrade } from './read-grade.ts'

/** One example for each row, in order. */
const EXAMPLES = [
  ['two over six systolic murmur', '2/6'],
  ['a 3/6 murmur', '3/6'],
  ['trace to one plus pitting edema', 'trace to 1+'],
  ['one to two plus pitting edema', '1 to 2+'],
  ['almost one and a half plus', '1.5+'],
] as const

test.each(EXAMPLES)('%s', (words, grade) => {
  expect(readGrade(words)).toBe(grade)
})

test('each row has an example', () => {
  expect(EXAMPLES).toHaveLength(GRADES.length)
})

test.each(['120 over 80', 'strain plus or minus rupture', 'five out of five', 'twenty plus years'])(
  '%s is no grade',
  (words) => {
    expect(readGrade(words)).toBeUndefined()
  },
)
