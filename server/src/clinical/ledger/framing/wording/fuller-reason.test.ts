import { expect, test } from 'vitest'
import { fullerReason } from './fuller-reason.ts'

test.each([
  ['the only one', undefined, 'to rule out a clot', 'to rule out a clot'],
  ['what a filler leads to', 'just', 'to rest that tendon', 'to rest that tendon'],
  ['what its beginning leads to', 'to make sure', 'make sure it heals', 'make sure it heals'],
  ['the first of two', 'to rest that tendon', 'for the pain', 'to rest that tendon'],
  ['the longer of the same', 'to rest', 'to rest that tendon', 'to rest that tendon'],
  ['the one that came before a filler', 'for the pain', 'just', 'for the pain'],
])('%s', (_, known, value, expected) => {
  expect(fullerReason(known, value)).toBe(expected)
})
