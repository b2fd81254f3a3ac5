import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { readDuration, readWhen } from './read-times.ts'
import { widenTime } from './widen-times.ts'

test.each([
  ['I had it a couple years ago.', 'a couple years', 'a couple years ago'],
  ['It came two weeks back.', 'two weeks', 'two weeks back'],
  ['It has been two weeks back home.', 'two weeks', 'two weeks'],
  ['It came after about a half an hour.', 'half an hour', 'after about a half an hour'],
  ['It has been there for two weeks.', 'two weeks', 'two weeks'],
  ['It woke me at two in the morning.', 'two in the morning', 'at two in the morning'],
  ["It's been over six years since I had my booster.", 'six years', 'six years ago'],
  ['It has been six years since the operation.', 'six years', 'six years ago'],
  ['It has been six years since the pain first started.', 'six years', 'six years'],
  ['It has been six years since I saw you.', 'six years', 'six years'],
  ['I have had it six years since I was young.', 'six years', 'six years'],
  ['I take two in the morning.', 'two in the morning', 'two in the morning'],
])('%s', (said, words, whole) => {
  const lines = givenLines(`P: ${said}`)
  const time = givenModifier(lines, 'duration', words)
  expect(widenTime(lines, time).words).toBe(whole)
})

test('an hour of the clock is not every morning', () => {
  expect(readWhen('at two in the morning')).toBe('at two in the morning')
  expect(readWhen('two in the morning')).toBe('in the morning')
})

test('neither lasts', () => {
  expect(readDuration('after about a half an hour')).toBeUndefined()
  expect(readDuration('a couple years ago')).toBeUndefined()
  expect(readWhen('a couple years ago')).toBe('2 years ago')
  expect(readDuration('for half an hour')).toBe('30 minutes')
})
