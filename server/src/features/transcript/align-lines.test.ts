import { expect, test } from 'vitest'
import { alignLines } from './align-lines.ts'

test.each([
  ['nothing changed', 'a b c', 'a b c', [0, 1, 2]],
  ['a line corrected', 'a b c', 'a x c', [0, undefined, 2]],
  ['a line added', 'a c', 'a b c', [0, undefined, 1]],
  ['a line removed', 'a b c', 'a c', [0, 2]],
  ['a line added in front', 'a b', 'x a b', [undefined, 0, 1]],
  ['everything new', 'a b', 'x y z', [undefined, undefined, undefined]],
  ['a repeated line goes once', 'yes a yes b', 'yes b', [2, 3]],
  ['a repeated line more', 'yes', 'yes yes', [undefined, 0]],
  ['two lines in the other order', 'a b', 'b a', [1, undefined]],
  ['from nothing', '', 'a', [undefined]],
  ['to nothing', 'a', '', []],
])('%s', (_, before, after, expected) => {
  const lines = (text: string) => text.split(' ').filter(Boolean)
  expect(alignLines(lines(before), lines(after))).toEqual(expected)
})
