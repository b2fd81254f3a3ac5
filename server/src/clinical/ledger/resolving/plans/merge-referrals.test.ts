import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { mergeReferrals } from './merge-referrals.ts'

function referral(concept: string, line: number, told: Partial<FramedFact> = {}): FramedFact {
  return givenFact({
    kind: 'plan',
    act: 'refer',
    concept,
    said: [{ line, from: 0, to: 1 }],
    ...told,
  })
}

const today = { attributes: { when: 'today' } }

test.each(['refer', 'referral', 'send', 'see', 'consultation', 'ear'])(
  "'%s' alone is the referral beside it",
  (name) => {
    const urology = referral('urology', 3)
    expect(mergeReferrals([referral(name, 4), urology])).toEqual([urology])
  },
)

test('it adds when', () => {
  expect(mergeReferrals([referral('urology', 3), referral('referral', 4, today)])).toEqual([
    referral('urology', 3, today),
  ])
})

test('a time that is known stays', () => {
  const urology = referral('urology', 3, { attributes: { when: '2 weeks' } })
  expect(mergeReferrals([urology, referral('referral', 4, today)])).toEqual([urology])
})

test('of two services the nearer one is meant', () => {
  const facts = [referral('urology', 2), referral('dietitian', 4), referral('referral', 4, today)]
  expect(mergeReferrals(facts).map(({ attributes }) => attributes.when)).toEqual([
    undefined,
    'today',
  ])
})

test.each<[string, FramedFact, FramedFact]>([
  ['too far away', referral('refer', 9), referral('urology', 3)],
  ['only possible', referral('refer', 3, { certainty: 'possible' }), referral('urology', 3)],
  ['not wanted', referral('refer', 3, { polarity: 'absent' }), referral('urology', 3)],
  ['for somebody else', referral('refer', 3, { who: 'mother' }), referral('urology', 3)],
  ['an order', referral('refer', 3), referral('urology', 3, { act: 'order' })],
  ['another service', referral('cardiology', 3), referral('urology', 3)],
])('what is %s stays by itself', (_, one, other) => {
  expect(mergeReferrals([one, other])).toEqual([one, other])
})
