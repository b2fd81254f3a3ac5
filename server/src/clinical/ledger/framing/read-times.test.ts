import { expect, test } from 'vitest'
import { readDuration, readOnset, readWhen } from './read-times.ts'

test.each([
  ['for about three weeks now', '3 weeks'],
  ['two to three days', '2-3 days'],
  ['a couple of months', '2 months'],
  ['a few days', 'a few days'],
  ['an hour', '1 hour'],
  ['three weeks ago', undefined],
  ['all the time', undefined],
])('"%s" lasts %s', (words, duration) => {
  expect(readDuration(words)).toBe(duration)
})

test.each([
  ['about two days ago', '2 days ago'],
  ['a week back', '1 week ago'],
  ['since last Monday', 'since last monday'],
  ['it began yesterday', 'yesterday'],
  ['for two days', undefined],
])('"%s" began %s', (words, onset) => {
  expect(readOnset(words)).toBe(onset)
})

test.each([
  ['come back in two weeks', '2 weeks'],
  ['within the next three days', '3 days'],
  ['see me tomorrow', 'tomorrow'],
  ['not tomorrow but in two weeks', '2 weeks'],
  ['next Friday', 'next friday'],
  ['some time', undefined],
])('"%s" is due %s', (words, when) => {
  expect(readWhen(words)).toBe(when)
})
