import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { withSaidTime } from './task-time.ts'
import { saidFact } from '../testing/said-fact.ts'

function whenOf(sentence: string, told: Partial<FactContent>): string | undefined {
  const { fact, segments } = saidFact(sentence, { act: 'follow_up', ...told })
  return withSaidTime(fact, segments).attributes.when
}

test.each([
  ['[See you back in about one to two weeks].', '2 weeks', '1-2 weeks'],
  ['[See you in a week to two weeks].', '1 week', '1-2 weeks'],
  ["[A week's time, week to two weeks' time] I see you.", '1 week', '1-2 weeks'],
  ['[See you in three weeks].', '3 weeks', '3 weeks'],
  ['[See you within two weeks] of your surgery.', '2 weeks', 'within 2 weeks of the surgery'],
  ['[See you in two days] after the scan.', '2 days', '2 days after the scan'],
  ['[See you two weeks] from now.', '2 weeks', '2 weeks'],
  ['[See you in two weeks] or, I am sure, earlier.', '2 weeks', '2 weeks'],
  ["[See you in two weeks], or, um, I'm sorry, a couple months.", '2 weeks', '2 months'],
  ['[See you in a week], no, make it ten days.', '1 week', '10 days'],
  [
    'It is a short operation and you leave at noon, and then you will [see me in a week].',
    '1 week',
    '1 week after the operation',
  ],
  ['You had an operation, and I [see you in a week].', '1 week', '1 week'],
])('%s read as %s is %s', (sentence, when, expected) => {
  expect(whenOf(sentence, { attributes: { when } })).toBe(expected)
})

test('a time in the words of an order is its time', () => {
  expect(whenOf('We [get labs next week].', { act: 'order' })).toBe('next week')
  expect(whenOf('We [get labs].', { act: 'order' })).toBeUndefined()
})

test('how long a therapy lasts is not when it begins', () => {
  const told = { act: 'refer', attributes: { when: '6 weeks' } } as const
  expect(whenOf('I [refer you to speech therapy for about six weeks].', told)).toBeUndefined()
  expect(whenOf('I [refer you to speech therapy in about six weeks].', told)).toBe('6 weeks')
})
