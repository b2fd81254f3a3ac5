import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { tellOnce } from '../../same-facts.ts'
import { givenFacts } from '../../testing/given-fact.ts'
import { tellTried } from './tried.ts'

type Given = readonly [concept: string, told?: Partial<FactContent>]

function told(...drugs: readonly Given[]) {
  const facts = givenFacts(
    ...drugs.map(([concept, fact]) => ({
      kind: 'medication' as const,
      status: 'took' as const,
      concept,
      ...fact,
    })),
  )
  return tellTried(tellOnce(facts))
}

const NONE = { attributes: { relief: 'none' } }

test('drugs with one outcome stand in one sentence, which tells all of them', () => {
  expect(told(['naproxen', NONE], ['Excedrin', NONE])).toMatchObject([
    { text: 'Tried naproxen and Excedrin without relief.', factIds: ['0', '1'] },
  ])
  expect(told(['naproxen'], ['Excedrin'], ['Motrin'])).toMatchObject([
    { text: 'Previously took naproxen, Excedrin and Motrin.' },
  ])
})

test.each<[string, Given]>([
  ['of which nothing is known', ['naproxen']],
  ['that helped', ['naproxen', { attributes: { relief: 'some' } }]],
  ['with a dose', ['naproxen', { attributes: { relief: 'none', dose: '500 mg' } }]],
  ['that was not taken', ['naproxen', { ...NONE, polarity: 'absent' }]],
  ['that was perhaps taken', ['naproxen', { ...NONE, certainty: 'possible' }]],
  ['of somebody else', ['naproxen', { ...NONE, who: 'mother' }]],
  ['that is taken still', ['naproxen', { ...NONE, status: 'takes' }]],
])('a drug %s stands by itself', (_, other) => {
  expect(told(['Excedrin', NONE], other)).toHaveLength(2)
})
