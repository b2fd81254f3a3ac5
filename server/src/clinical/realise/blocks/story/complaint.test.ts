import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../testing/given-fact.ts'
import { hasMoreToTell } from './complaint.ts'

test.each<[concept: string, attributes: FactContent['attributes'], hasMore: boolean]>([
  ['cough', { course: 'worse at night' }, true],
  ['cough', { duration: '2 weeks', detail: 'not all the time' }, true],
  ['cough', { duration: '2 weeks' }, false],
  ['cough', { duration: '2 weeks', onset: '14 days ago' }, false],
  ['fatigue throughout the week', { frequency: 'throughout the week' }, false],
  ['cough', { course: "it doesn't seem to be going" }, false],
])('%s with %j: %s', (concept, attributes, hasMore) => {
  const [fact] = givenFacts({ kind: 'complaint', concept, attributes })
  expect(fact && hasMoreToTell(fact)).toBe(hasMore)
})
