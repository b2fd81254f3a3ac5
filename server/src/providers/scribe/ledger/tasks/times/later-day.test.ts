import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { laterDayOf } from './later-day.ts'

test.each([
  ['I [see you a week from Thursday].', 'a week from thursday'],
  ['I [see you] two weeks from next Friday.', 'two weeks from next friday'],
  ['An [MRI done a week] from tomorrow.', 'a week from tomorrow'],
  ['I [see you Thursday week].', 'thursday week'],
  ['[Come back] the Monday after next.', 'the monday after next'],
  ['[Come back] the week after next.', 'the week after next'],
  ['[Come back] a week on Tuesday.', 'a week on tuesday'],
  ['I [see you in two weeks]. A week from Thursday is a holiday.', undefined],
  ['I order the [MRI], and a week from Thursday I am away.', undefined],
  ['I [see you on Thursday].', undefined],
  ['I [see you in a week].', undefined],
])('%s is %s', (sentence, day) => {
  const { fact, segments } = saidFact(sentence, { act: 'follow_up' })
  expect(laterDayOf(fact, segments)).toBe(day)
})
