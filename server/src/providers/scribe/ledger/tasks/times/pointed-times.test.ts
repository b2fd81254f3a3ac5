import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withPointedTimes } from './pointed-times.ts'

function timesOf(first: string, then: string): (string | undefined)[] {
  const ordered = saidFact(first, { act: 'order' })
  const pointing = saidFact(then, { act: 'order' })
  const later = {
    ...pointing.fact,
    id: '1',
    lines: [1],
    said: pointing.fact.said.map((quote) => ({ ...quote, segment_id: 's1' })),
  }
  const segments = [
    ...ordered.segments,
    ...pointing.segments.map((segment) => ({ ...segment, id: 's1', index: 1 })),
  ]
  return withPointedTimes([ordered.fact, later], segments).map(({ attributes }) => attributes.when)
}

test('the time of what points back is the time of what was ordered', () => {
  const [ferritin] = timesOf('I check your [ferritin].', 'We [get those drawn today].')
  expect(ferritin).toBe('today')
  const [again] = timesOf('I check your [ferritin].', 'I [check another one in two weeks].')
  expect(again).toBe('2 weeks')
})

test('what names its own thing points at nothing', () => {
  const [ferritin] = timesOf('I check your [ferritin].', 'I [get an ultrasound today].')
  expect(ferritin).toBeUndefined()
})
