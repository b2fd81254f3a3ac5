import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { isRelevant } from './is-relevant.ts'
import { IRRELEVANT, NO_VISITS } from './relevance.data.ts'

function isTold(given: Partial<FactContent>): boolean {
  return givenFacts(given).every((fact) => isRelevant({ ...fact, sureness: 0.7 }))
}

test.each(IRRELEVANT.map(([kind, , example]) => [kind, example] as const))(
  '%s: %s is left out',
  (of, concept) => {
    const [kind, does = ''] = of.split(':') as [FactContent['kind'], string?]
    const given = kind === 'medication' ? { status: does } : { act: does }
    expect(isTold({ kind, concept, ...given } as Partial<FactContent>)).toBe(false)
  },
)

/** A follow-up that was heard in these words. */
function isArranged(words: string, attributes: FactContent['attributes'] = {}): boolean {
  const [fact] = givenFacts({ kind: 'plan', act: 'follow_up', concept: 'follow-up', attributes })
  if (!fact) throw new Error('no fact')
  const said = [{ segment_id: 's0', from: 0, to: words.length, words }]
  return isRelevant({ ...fact, said })
}

test.each(NO_VISITS)('%s: %s arranges no visit', (_, words) => {
  expect(isArranged(words)).toBe(false)
})

test.each([
  "i'll see you again after the scan",
  'come back and see the nurse',
  'follow up with you',
  'the nurse will book your next appointment',
  'have a follow-up appointment',
])('%s arranges a visit', (words) => {
  expect(isArranged(words)).toBe(true)
})

test('a visit with its time is arranged, however it was said', () => {
  expect(isArranged('see you later', { when: '2 weeks' })).toBe(true)
})

test.each<Partial<FactContent>>([
  { kind: 'social', concept: 'pino navar fan' },
  { kind: 'social', concept: 'love burgers and wine' },
  { kind: 'medication', status: 'takes', concept: 'atrial fibrillation' },
  { kind: 'history', concept: 'pulmonary function tests' },
  { kind: 'family', concept: 'diabetes', who: 'friend' },
  { kind: 'family', concept: 'everybody is quite healthy', who: 'family', polarity: 'absent' },
])('%j is left out', (given) => {
  expect(isTold(given)).toBe(false)
})

test.each<Partial<FactContent>>([
  { kind: 'family', concept: 'never doing well', who: 'mother', polarity: 'absent' },
  { kind: 'social', concept: 'smoking', polarity: 'absent' },
  { kind: 'social', concept: 'lives alone' },
  { kind: 'social', concept: 'occupation', attributes: { detail: 'roofer' } },
  { kind: 'medication', status: 'takes', concept: 'medications', polarity: 'absent' },
  { kind: 'allergy', concept: 'allergies', polarity: 'absent' },
  { kind: 'history', concept: 'colonoscopy', attributes: { when: '3 years ago' } },
  { kind: 'medication', status: 'stop', concept: 'all of the tablets' },
  {
    kind: 'medication',
    status: 'takes',
    concept: 'all of the tablets',
    attributes: { detail: 'at night' },
  },
  { kind: 'plan', act: 'order', concept: 'medications list and labs' },
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
