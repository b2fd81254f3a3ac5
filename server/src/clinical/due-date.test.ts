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
  ['march next year', '2027-03-01'],
  ['at the end of may next year', '2027-05-31'],
  ['by the end of march', '2026-03-31'],
  ['late march', '2026-03-31'],
  ['june 25th', '2026-06-25'],
  ['on March 24th', '2026-03-24'],
  ['the 24th of March', '2026-03-24'],
  ['24 march', '2026-03-24'],
  ['may 3rd', '2026-05-03'],
  ['march 2nd', '2027-03-02'],
  ['april 20, 2028', '2028-04-20'],
  ['in april, around the 20th', '2026-04-20'],
  ['Tuesday, March 24th', '2026-03-24'],
  ['two weeks from today', '2026-03-23'],
  ['a week from now', '2026-03-16'],
  ['before you go home today.', '2026-03-09'],
])('“%s” is %s', (when, day) => {
  expect(dueDateOf(when, VISIT)).toBe(day)
})

test('the end of a month that ends today is over', () => {
  expect(dueDateOf('end of march', '2026-03-31')).toBeUndefined()
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
  'in march',
  'later in march',
  'march of 2026',
  'february 30th',
  'before you leave for your trip',
  'before you go on holiday',
  'from now on',
  'Monday week',
  'tomorrow week',
  'a week on Friday',
  '',
])('“%s” names no day', (when) => {
  expect(dueDateOf(when, VISIT)).toBeUndefined()
})
