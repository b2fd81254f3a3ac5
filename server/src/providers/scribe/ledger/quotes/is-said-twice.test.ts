import { expect, test } from 'vitest'
import { isSaidTwice } from './is-said-twice.ts'

test.each([
  ['ringing', 'you said that your ears are ringing loudly', 'my ears ring loudly at night', true],
  ['ears ring', 'my ears ring loudly at night', 'my ears ring', false],
  ['ears ring', 'my ears ring loudly', 'my ears do not ring loudly', false],
  ['ache', 'a sharp ache in my left heel', 'a sharp ache in my right heel', false],
  ['lasted', 'it lasted 2 hours each time again', 'it lasted 3 hours each time again', false],
  ['hard', 'the inside of the heel is hard', 'a mark along the inside of the heel', false],
  ['pain', 'my knee pain is worse at night', 'my knee pain is better at night', false],
  ['stroke', 'I had a stroke in May', 'my mother had a stroke in May', false],
  ['did', 'I did', 'I did', false],
])('%s in: %s, after: %s', (concept, words, before, expected) => {
  expect(isSaidTwice(concept, words, [before])).toBe(expected)
})
