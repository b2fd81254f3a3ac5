import { expect, test } from 'vitest'
import { countWordErrors, wordsOf } from './word-errors.ts'

test.each([
  ["That's FANTASTIC, Mr. Johnson.", "that's fantastic mr johnson"],
  ['about 10 years', 'about ten years'],
  ['5\'7" and 135 pounds', 'five seven and one hundred thirty five pounds'],
  ['20, 42 and 300', 'twenty forty two and three hundred'],
  ['Mmm mm, I think- mmmm', 'mm mm i think mm'],
  ['', ''],
])('%j is read as %j', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words)
})

test.each([
  ['a b c', 'a b c', 0],
  ['a b c', 'a x c', 1],
  ['a b c', 'a c', 1],
  ['a b c', 'a b b c', 1],
  ['a b c', '', 3],
  ['', 'a b', 2],
])('%j heard as %j has %i errors', (expected, heard, errors) => {
  expect(countWordErrors(wordsOf(expected), wordsOf(heard))).toBe(errors)
})
