import { expect, test } from 'vitest'
import { littleOf } from './little-of.ts'

test.each([
  ['having much of an appetite', "I'm not ", 'decreased appetite'],
  ['much of a voice', "she doesn't have ", 'decreased voice'],
  ['having much of an appetite', 'are you ', undefined],
  ['much pain', 'not ', undefined],
  ['much of a cough', "I don't have ", undefined],
])('%s behind %s: %s', (words, before, name) => {
  expect(littleOf(words, before)).toBe(name)
})
