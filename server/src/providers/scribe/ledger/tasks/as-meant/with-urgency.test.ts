import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { aroundOf } from '../task-around.ts'
import { withUrgency } from './with-urgency.ts'

test.each([
  ["I'm going to do a [very urgent rheumatology referral].", 'urgently'],
  ['We get an urgent [bone scan].', 'urgently'],
  ['I want that [bone scan] as soon as possible.', 'urgently'],
  ['I send you on the two week wait to [urology].', 'on the two-week wait'],
  ['You should be [seen today by the eye doctor].', 'today'],
  ['This is not an urgent [bone scan].', undefined],
  ["You don't need an urgent [bone scan].", undefined],
  ['We do a [bone scan], and if it swells call us immediately.', undefined],
  ['You go to [urgent care] if it swells.', undefined],
])('%s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'refer' })
  expect(withUrgency(fact, aroundOf(fact, segments)).attributes.when).toBe(expected)
})

test('a day that was said says how soon', () => {
  const { fact, segments } = saidFact('We get an urgent [bone scan] tomorrow.', {
    act: 'order',
    attributes: { when: 'tomorrow' },
  })
  expect(withUrgency(fact, aroundOf(fact, segments)).attributes.when).toBe('tomorrow')
})
