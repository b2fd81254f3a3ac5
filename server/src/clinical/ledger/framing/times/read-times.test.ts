import { expect, test } from 'vitest'
import { HOW_OFTEN, readDuration, readOnset, readWhen } from './read-times.ts'
import { NOT_LASTING, RANGES } from './times.data.ts'

test.each([
  ['like six or so weeks now', '6 weeks'],
  ['for about three weeks now', '3 weeks'],
  ['two to three days', '2-3 days'],
  ['a couple of months', '2 months'],
  ['a few days', 'a few days'],
  ['an hour', '1 hour'],
  ['the last couple of weeks', '2 weeks'],
  ['for the past few days', 'a few days'],
  ['three, four months', '3-4 months'],
  ['four five days', '4-5 days'],
  ['a day or two', '1-2 days'],
  ['about a year and a half', '1.5 years'],
  ['for a good while', 'a long time'],
  ['for a while now', 'a while'],
  ['a very long time', 'a long time'],
  ['for ages', 'a long time'],
  ['for years now', 'years'],
  ['all my life', 'lifelong'],
  ['it hurt all night', 'all night'],
  ['three weeks ago', undefined],
  ['all the time', undefined],
  ['about a half an hour', '30 minutes'],
  ['about half a minute', '30 seconds'],
  ['it takes me a while to start', undefined],
  ['three a day', undefined],
  ['I get two a year', undefined],
  ['48 ounces a day', undefined],
  ['within about a month', undefined],
  ['a few minutes before the headache', undefined],
  ['a month or two after I started', undefined],
  ['once in a while', undefined],
  ['a while ago', undefined],
  ['after a while', undefined],
  ['since the last four days', '4 days'],
  ['at least two weeks', '2 weeks'],
  ['two weeks, twice a day', '2 weeks'],
  ['nearly half a year', '6 months'],
  ['half a day', undefined],
  ['two and a half years', '2.5 years'],
  ['since I was thirty years old', undefined],
])('"%s" lasts %s', (words, duration) => {
  expect(readDuration(words)).toBe(duration)
})

test('a dose a day lasts no day', () => {
  expect(readDuration('4.8 grams a day')).toBeUndefined()
})

test.each(NOT_LASTING)('%s: "%s" is not how long a thing lasts', (_, example) => {
  expect(readDuration(example)).toBeUndefined()
})

test.each([
  ['about two days ago', '2 days ago'],
  ['a week back', '1 week ago'],
  ['since last Monday', 'since last monday'],
  ['since mid-day', 'since mid-day'],
  ['since lunchtime', 'since lunchtime'],
  ['it began yesterday', 'yesterday'],
  ['since I was like thirty years old', 'since age 30'],
  ['since he was a little boy', 'since childhood'],
  ['since the fall of two thousand nine', 'since the fall of 2009'],
  ['since May of last year', 'since may of last year'],
  ['since the fall', 'since the fall'],
  ['since the crash in Spain', 'since the crash'],
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
  ['about five years ago', '5 years ago'],
  ['when I was just a little kid', 'childhood'],
  ['as a child', 'childhood'],
  ['when I was like fourteen', 'age 14'],
  ['at the age of 27', 'age 27'],
  ['it was in two thousand eighteen', '2018'],
  ['in two thousand and twelve', '2012'],
  ['in two thousand and four', '2004'],
  ['back in April', 'april'],
  ['in April, two thousand and six', 'april 2006'],
  ['it was in April of 2011', 'april 2011'],
  ['years ago', 'years ago'],
  ['in half an hour', '30 minutes'],
  ['around nine in the evening', 'at 9 in the evening'],
  ['a few weeks later', undefined],
  ['two weeks back in January', 'january'],
  ['two weeks back', '2 weeks ago'],
  ['within two weeks of your surgery', 'within 2 weeks of surgery'],
  ['within a week after the operation', 'within 1 week after the operation'],
  ['within a month of now', '1 month'],
  ['mostly in the morning', 'in the morning'],
  ['this evening', 'this evening'],
  ['over the weekend', 'at the weekend'],
  ['last weekend', 'last weekend'],
  ['by the end of the day', 'at the end of the day'],
  ['a few minutes before the headache', undefined],
  ['some time', undefined],
])('"%s" is due %s', (words, when) => {
  expect(readWhen(words)).toBe(when)
})

test.each([
  ['three , four nights a week', true],
  ['maybe two a week or three a week', true],
  ['two weeks', false],
  ['every two , three days', true],
  ['just the first two days', true],
  ['maybe two times in the last six months', true],
  ['for three nights', false],
  ['the last six months', false],
])('how often is not how long: %s', (words, isOften) => {
  expect(HOW_OFTEN.test(words)).toBe(isOften)
})

test.each(RANGES)('%s: "%s" keeps both ends', (_said, _written, example, lasts) => {
  expect(readDuration(example)).toBe(lasts)
  expect(readWhen(`come back in ${example}`)).toBe(lasts)
})

test.each([
  ['see you back in about a week to two weeks', '1-2 weeks'],
  ['in two weeks to a month', '2 weeks to 1 month'],
  ['in twenty four hours post procedure', '24 hours after procedure'],
  ['two weeks after your surgery', '2 weeks after surgery'],
  ['six weeks post op', '6 weeks after surgery'],
  ['in one week', '1 week'],
  ['in two, maybe three weeks', '2-3 weeks'],
  ['see you back in about one to two weeks', '1-2 weeks'],
])('"%s" is %s', (words, when) => {
  expect(readWhen(words)).toBe(when)
})

test.each([
  ['since the leg really', undefined],
  ['since the leg surgery', 'since the leg surgery'],
  ['since the last four days', undefined],
  ['since my accident', 'since my accident'],
])('when it began: %s', (said, onset) => {
  expect(readOnset(said)).toBe(onset)
})

test('a time that is corrected to a range', () => {
  expect(readWhen("in about a week's time, week to two weeks' time")).toBe('1-2 weeks')
  expect(readWhen("in two weeks' time")).toBe('2 weeks')
})
