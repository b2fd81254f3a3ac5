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

test('a call may follow the sign', () => {
  const sign = { act: 'safety_net', words: 'any redness' } as const
  expect(readContact(sign, ' and call us if you see it').detail).toBe('call')
  for (const after of [' and put the cream on', ', ring nine nine nine', ', do not call us'])
    expect(readContact(sign, after).detail).toBeUndefined()
})

test('who is called in an order is no warning', () => {
  expect(readContact({ act: 'order', words: 'call for the results' })).toEqual({})
})
