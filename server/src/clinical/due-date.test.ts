import { expect, test } from 'vitest'
import { dueDateOf } from './due-date.ts'

/** A Monday. */
const VISIT = '2026-03-09'

test.each([
  ['4 weeks', '2026-04-06'],
  ['in about two weeks', '2026-03-23'],
  ['a couple of weeks', '2026-03-23'],
  ['a day or so', '2026-03-10'],
  ['3-4 weeks', '2026-03-30'],
  ['within 30 days', '2026-04-08'],
  ['24 hours', '2026-03-10'],
  ['today', '2026-03-09'],
  ['tomorrow', '2026-03-10'],
  ['next week', '2026-03-16'],
  ['Thursday morning', '2026-03-12'],
  ['Monday', '2026-03-16'],
  ['next Wednesday', '2026-03-18'],
  ['next Monday', '2026-03-16'],
  ['6 months', '2026-09-09'],
  ['1 year', '2027-03-09'],
  ['half a year', '2026-09-09'],
  ['a fortnight', '2026-03-23'],
  ['later this week', '2026-03-13'],
  ['right away', '2026-03-09'],
  ['before you leave', '2026-03-09'],
  ['in june', '2026-06-01'],
  ['early february', '2027-02-01'],
  ['end of june', '2026-06-30'],
  ['mid may', '2026-05-15'],
  ['May', '2026-05-01'],
  ['april of 2027', '2027-04-01'],
])('“%s” is %s', (when, day) => {
  expect(dueDateOf(when, VISIT)).toBe(day)
})

test('a month is no longer than it is', () => {
  expect(dueDateOf('1 month', '2026-01-31')).toBe('2026-02-28')
})

test.each([
  'after surgery',
  '1 week after surgery',
  'within 2 weeks of surgery',
  'before the next visit',
  'once MRI results are back',
  'soon',
  'in the future',
  'every year',
  'april of 2022',
  'it may be sooner',
  '',
])('“%s” names no day', (when) => {
  expect(dueDateOf(when, VISIT)).toBeUndefined()
})
