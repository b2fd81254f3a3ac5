import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { readAttributes } from '../read-attributes.ts'

function attributesOf(
  said: string,
  words: string,
  act: Mention['act'],
  ...told: [ModifierKind, string][]
) {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'plan', act, time: 'future' })
  const modifiers = told.map(([kind, each]) => givenModifier(lines, kind, each))
  return readAttributes(said, mention, modifiers, [0, Infinity])
}

test.each([
  ['see you in two days post procedure', 'see you in two days post', '2 days after procedure'],
  ['see you in two days', 'see you in two days', '2 days'],
  ['back in two weeks after the scan is done', 'back in two weeks after', '2 weeks after scan'],
])('a visit is counted from what it follows: %s', (said, words, when) => {
  expect(attributesOf(said, words, 'follow_up').when).toBe(when)
})

test('words that were marked break off before the event', () => {
  const said = 'You need a check within two weeks of your surgery.'
  expect(attributesOf(said, 'a check', 'procedure', ['when', 'within two weeks of']).when).toBe(
    'within 2 weeks of surgery',
  )
})

test.each([
  ['Rest it for now and then in a couple of days start walking.', '2 days'],
  ['Rest it, and after three weeks you can start walking.', 'after 3 weeks'],
  ["I'll see you in two weeks start walking.", undefined],
])('a time before what is done then: %s', (said, when) => {
  expect(attributesOf(said, 'start walking', 'advise').when).toBe(when)
})

test.each([
  ['You will have a brace after surgery.', 'after surgery'],
  ['After your surgery you will have a brace.', 'after surgery'],
  ['After surgery you would be off for six weeks and then in a brace.', 'after surgery'],
  ['After surgery you rest, and today we order a brace.', undefined],
  ['You will have a brace and we talk after surgery.', undefined],
])('what holds after an operation: %s', (said, condition) => {
  expect(attributesOf(said, 'brace', 'order').condition).toBe(condition)
})

test.each([
  ["Since it's been about four months since your labs, we check the liver.", 'about four months'],
  ['The labs were four months ago, we check the liver.', 'four months ago'],
])('how long something else has been so is not of the order: %s', (said, span) => {
  const told = attributesOf(said, 'the liver', 'order', ['duration', span])
  expect(told).toEqual({})
})

test('how long a sling is worn is not when', () => {
  expect(
    attributesOf('You are in a sling for six weeks.', 'in a sling for six weeks', 'order'),
  ).toEqual({})
})

test('an order has the time that stands in its words', () => {
  expect(
    attributesOf('We repeat the iron in three months.', 'repeat the iron in three months', 'order')
      .when,
  ).toBe('3 months')
})

test.each([
  ['I refer you to therapy for approximately six to eight weeks.', { duration: '6-8 weeks' }],
  ['I refer you to therapy in six to eight weeks.', { when: '6-8 weeks' }],
])('how long therapy goes on is not when it begins: %s', (said, told) => {
  expect(attributesOf(said, 'therapy', 'refer', ['when', 'six to eight weeks'])).toEqual(told)
})

test('therapy that is recommended after surgery waits for it', () => {
  const said = 'I am going to recommend after surgery that we get you to therapy.'
  expect(attributesOf(said, 'therapy', 'refer').condition).toBe('after surgery')
})

test.each([
  ["It's a day surgery, you go home and then you will follow up with me.", 'after surgery'],
  ["It's not a surgery. You will follow up with me.", undefined],
])('the visit after a day surgery: %s', (said, condition) => {
  expect(attributesOf(said, 'follow up with me', 'follow_up').condition).toBe(condition)
})

test('the time of a visit after a day surgery is counted from it', () => {
  const said = "It's a day surgery, you go home and then you will follow up in about a week."
  expect(attributesOf(said, 'follow up in about a week', 'follow_up')).toEqual({
    when: '1 week after surgery',
  })
})

test.each([
  ['Come back within two weeks.', 'Come back', 'follow_up', 'within 2 weeks'],
  ['Come back in two weeks.', 'Come back', 'follow_up', '2 weeks'],
  ['Come back in two weeks, they write within a month.', 'Come back', 'follow_up', '2 weeks'],
  ['I want the scan done within the next three days.', 'the scan', 'order', 'within 3 days'],
] as const)('%s', (said, words, act, when) => {
  const span = /(?:in|within) (?:the next )?\w+ \w+/.exec(said)?.[0] ?? ''
  expect(attributesOf(said, words, act, ['when', span]).when).toBe(when)
})
