import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { tellsPlan } from './tells-plan.ts'

test.each([
  ['recheck', true],
  ['review', true],
  ['follow-up visit', true],
  ['recheck the pulse', false],
  ['review of the wound', false],
])('a visit with its day tells %s: %s', (concept, isTold) => {
  const [visit, other] = givenFacts(
    { kind: 'plan', act: 'follow_up', concept: 'clinic review', attributes: { when: 'today' } },
    { kind: 'plan', act: 'follow_up', concept },
  )
  if (!visit || !other) throw new Error('no facts')
  expect(tellsPlan(visit, other)).toBe(isTold)
})
