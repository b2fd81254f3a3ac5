import { expect, test } from 'vitest'
import { givenContent } from '../testing/given-fact.ts'
import { planName } from './plan-name.ts'

test.each([
  ['podiatry referral', 'podiatry'],
  ['urgent podiatrist referral', 'urgent podiatry'],
  ['urgent care', 'urgent care'],
  ['referral', 'referral'],
])('a referral is to what it names: %s', (said, name) => {
  const fact = givenContent({ kind: 'plan', act: 'refer', concept: said, time: 'future' })
  expect(planName(fact, said)).toBe(name)
})
