import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { findReferral, reasonOf } from './referral-reason.ts'

const refer = (concept: string, more: Partial<FactContent> = {}): Partial<FactContent> => ({
  kind: 'plan',
  act: 'refer',
  concept,
  time: 'future',
  ...more,
})
const problem = (concept: string, more: Partial<FactContent> = {}): Partial<FactContent> => ({
  kind: 'assessment',
  concept,
  ...more,
})
const complaint = (concept: string, more: Partial<FactContent> = {}): Partial<FactContent> => ({
  kind: 'complaint',
  concept,
  ...more,
})

function why(...told: readonly Partial<FactContent>[]): string | undefined {
  const facts = givenFacts(...told)
  return reasonOf(facts, findReferral(facts))?.words
}

test('a place goes before a bare verb', () => {
  const facts = givenFacts(refer('refer'), refer('cardiology'))
  expect(findReferral(facts)?.concept).toBe('cardiology')
})

test.each<[string, string, readonly Partial<FactContent>[]]>([
  [
    'as it was said',
    'murmur',
    [problem('hypertension'), refer('cardiology', { attributes: { reason: 'murmur' } })],
  ],
  [
    'its own problem',
    'hypertension',
    [problem('hypertension'), problem('gout'), refer('cardiology', { problem: 'hypertension' })],
  ],
  [
    'the complaint in the words of a note',
    'right knee pain',
    [complaint('knee pain', { attributes: { side: 'right' } }), problem('well controlled')],
  ],
  ['the main problem of a follow-up', 'gout', [complaint('follow-up'), problem('gout')]],
])('the reason is %s', (_, words, told) => {
  expect(why(...told)).toBe(words)
})

test('the reason is the problem that was told in the same breath, and none farther away', () => {
  const at = (from: number, line: string, told: Partial<FactContent>) =>
    givenFacts(told).map((fact) => ({
      ...fact,
      id: `${line} ${String(from)}`,
      said: [{ segment_id: line, from, to: from + 4, words: 'said' }],
    }))
  const told = [
    ...at(0, 's1', problem('asthma')),
    ...at(0, 's2', problem('gout', { certainty: 'possible' })),
  ]
  const near = [...told, ...at(60, 's2', refer('rheumatology'))]
  expect(reasonOf(near, findReferral(near))?.words).toBe('suspected gout')
  const far = [...told, ...at(0, 's9', refer('cardiology'))]
  expect(reasonOf(far, findReferral(far))).toBeUndefined()
  const only = [...at(0, 's0', complaint('chest pain')), ...at(0, 's9', refer('cardiology'))]
  expect(reasonOf(only, findReferral(only))?.words).toBe('chest pain')
})
