import { expect, test } from 'vitest'
import { readContact } from './read-contact.ts'

test.each([
  ['call me if your weight starts to go up', 'call'],
  ['give us a ring if it gets worse', 'call'],
  ["do n't hesitate to call me", 'call'],
  ['come back if it swells', undefined],
  ['if it swells', undefined],
])('%s', (words, detail) => {
  expect(readContact({ act: 'safety_net', words }).detail).toBe(detail)
})

test('who is called in an order is no warning', () => {
  expect(readContact({ act: 'order', words: 'call for the results' })).toEqual({})
})
