import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { isRelevant } from './is-relevant.ts'
import { IRRELEVANT } from './relevance.data.ts'

function isTold(given: Partial<FactContent>): boolean {
  return givenFacts(given).every((fact) => isRelevant({ ...fact, sureness: 0.7 }))
}

test.each(IRRELEVANT.map(([kind, , example]) => [kind, example] as const))(
  '%s: %s is left out',
  (of, concept) => {
    const [kind, act = ''] = of.split(':') as [FactContent['kind'], FactContent['act']?]
    expect(isTold({ kind, act, concept })).toBe(false)
  },
)

test.each<Partial<FactContent>>([
  { kind: 'social', concept: 'pino navar fan' },
  { kind: 'social', concept: 'love burgers and wine' },
  { kind: 'medication', status: 'takes', concept: 'atrial fibrillation' },
  { kind: 'history', concept: 'pulmonary function tests' },
  { kind: 'family', concept: 'diabetes', who: 'friend' },
])('%j is left out', (given) => {
  expect(isTold(given)).toBe(false)
})

test.each<Partial<FactContent>>([
  { kind: 'social', concept: 'smoking', polarity: 'absent' },
  { kind: 'social', concept: 'lives alone' },
  { kind: 'social', concept: 'occupation', attributes: { detail: 'roofer' } },
  { kind: 'medication', status: 'takes', concept: 'medications', polarity: 'absent' },
  { kind: 'allergy', concept: 'allergies', polarity: 'absent' },
  { kind: 'history', concept: 'colonoscopy', attributes: { when: '3 years ago' } },
  { kind: 'plan', act: 'refer', concept: 'attend a local a and e' },
  { kind: 'plan', act: 'refer', concept: 'refer you back to nephrology' },
  { kind: 'plan', act: 'advise', concept: 'look for signs of infection' },
])('%j stays', (given) => {
  expect(isTold(given)).toBe(true)
})

test('what a person wrote stays, whatever it is', () => {
  const [fact] = givenFacts({ kind: 'social', concept: 'bird fan' })
  expect(fact && isRelevant({ ...fact, source: 'added' })).toBe(true)
})
