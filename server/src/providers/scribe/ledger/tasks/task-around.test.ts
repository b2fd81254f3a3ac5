import { expect, test } from 'vitest'
import { aroundOf } from './task-around.ts'
import { saidFact } from './testing/said-fact.ts'

test('words within other words of the fact are no second place', () => {
  const { fact, segments } = saidFact('Please [call us within a month] about it.', {})
  const inner = { segment_id: 's0', from: 15, to: 29, words: 'within a month' }
  expect(aroundOf({ ...fact, said: [...fact.said, inner] }, segments)).toHaveLength(1)
})

test('a pause ends no sentence', () => {
  const { fact, segments } = saidFact('I call you in ... in [a day].', {})
  expect(aroundOf(fact, segments)[0]?.before).toBe('i call you in in')
})

test('a name with a comma behind it is the name', () => {
  const { fact, segments } = saidFact('Today I [order selenium, twice a day].', {})
  const name = { segment_id: 's0', from: 14, to: 22, words: 'selenium' }
  expect(aroundOf({ ...fact, said: [name, ...fact.said] }, segments)).toHaveLength(1)
})
