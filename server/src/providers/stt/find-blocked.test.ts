import { expect, test } from 'vitest'
import { findBlocked } from './find-blocked.ts'

test.each([
  ['nothing yet', [], []],
  ['a phrase said twice', [9, 1, 2, 3, 1, 2, 3], [1]],
  ['a phrase said twice and begun again', [1, 2, 3, 1, 2, 3, 1], [2]],
  ['a phrase said once', [1, 2, 3], []],
  ['two phrases alike but for a word', [1, 2, 3, 1, 2, 4], []],
  ['a word said five times, as people do', [7, 7, 7, 7, 7], []],
  ['a word said six times', [7, 7, 7, 7, 7, 7], [7]],
  ['two tokens said six times', [5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6], [5]],
])('%s', (_, tokens, blocked) => {
  expect([...findBlocked(tokens)]).toEqual(blocked)
})
