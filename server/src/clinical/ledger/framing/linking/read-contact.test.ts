import { expect, test } from 'vitest'
import { readContact } from './read-contact.ts'

test.each([
  ['call me if your weight starts to go up', 'call'],
  ['give us a ring if it gets worse', 'call'],
  ["do n't hesitate to call me", 'call'],
  ['call us or come back if it swells', 'call or return'],
  ['come back if it swells', undefined],
  ['if it swells', undefined],
])('%s', (words, detail) => {
  expect(readContact({ act: 'safety_net', words }).detail).toBe(detail)
})

const SIGN = { act: 'safety_net', words: 'any redness' } as const

test.each([
  [' and call us if you see it', 'call'],
  [', so, um, you should just give me a ring sooner', 'call'],
  [', just phone us or come back and see me', 'call or return'],
  [', come back and see me or give us a ring', 'call or return'],
  ['. Um, just give me a call, or come back.', 'call or return'],
  ['. Let me know if you have any questions.', undefined],
  ['. Call the lab to schedule your scan.', undefined],
  ['. Let us know what your pharmacy is.', undefined],
  ['. I can call you tomorrow.', undefined],
  [', call the surgeon', undefined],
  [', call Dr. Patel', undefined],
  [' and put the cream on', undefined],
  [', come back and see me', undefined],
  [', ring nine nine nine', 'call 999'],
  [', do not call us', undefined],
])('behind the sign: %s', (after, detail) => {
  expect(readContact(SIGN, { after }).detail).toBe(detail)
})

test.each([
  ['I want you to come back or ring us if you notice ', 'call or return'],
  ['and call me if there is ', 'call'],
  ['Call for the results, and use the cream for ', undefined],
  ['Do not call us if there is ', undefined],
])('before the sign: %s', (before, detail) => {
  expect(readContact(SIGN, { before }).detail).toBe(detail)
})

test.each([
  'Call immediately if you get ',
  'Please call when you notice ',
  'Call right away if you have ',
])('a call without an object: %s', (before) => {
  expect(readContact(SIGN, { before }).detail).toBe('call')
})

test('a sign that goes away or comes back is no way of getting help', () => {
  const sign = { act: 'safety_net', words: 'if it does not go away' } as const
  expect(readContact(sign, { after: ', give me a call.' }).detail).toBe('call')
})

test('what is said behind does not change where to come', () => {
  const before = 'Come back if you have '
  expect(readContact(SIGN, { before, after: '. Just give me a call.' })).toEqual({})
})

test('who is called in an order is no warning', () => {
  expect(readContact({ act: 'order', words: 'call for the results' })).toEqual({})
})
