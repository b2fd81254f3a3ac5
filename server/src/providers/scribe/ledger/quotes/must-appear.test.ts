import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenVisit, heardIn } from '../sheet/testing/given-visit.ts'
import { isForbidden } from './must-appear.ts'

const VISIT = givenVisit('doctor: No diving for a month. Ice it now and then. Avoid the gym.')
const advised = (words: string, more: Parameters<typeof heardIn>[2] = {}) =>
  heardIn(VISIT, words, { kind: 'plan', act: 'advise', sureness: 0.45, ...more })

test.each<[string, Fact, boolean]>([
  ['No diving', advised('No diving for a month'), true],
  ['Avoid the gym', advised('Avoid the gym'), true],
  ['Ice it', advised('Ice it'), false],
  ['an order', advised('No diving', { act: 'order' }), false],
  ['hardly read', advised('No diving', { sureness: 0.3 }), false],
])('%s', (_, fact, expected) => {
  expect(isForbidden(fact)).toBe(expected)
})
