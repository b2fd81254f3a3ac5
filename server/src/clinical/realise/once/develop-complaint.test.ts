import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { developComplaint } from './develop-complaint.ts'
import { knownOf } from './known-fact.ts'

type Attributes = FactContent['attributes']
type Complaint = readonly [concept: string, attributes: Attributes]

/** The first complaint with what it takes over from the second; undefined where they stay apart. */
function developed(...given: readonly [Complaint, Complaint]): Attributes | undefined {
  const known = givenFacts(
    ...given.map(([concept, attributes]) => ({ kind: 'complaint' as const, concept, attributes })),
  ).map(knownOf)
  const [first] = known
  if (!first) throw new Error('no facts')
  const toldBy = new Map<string, string>()
  const { attributes } = developComplaint(first, known, toldBy)
  return toldBy.has('1') ? attributes : undefined
}

test.each<[title: string, given: readonly [Complaint, Complaint], told: Attributes]>([
  [
    'by a broader name',
    [
      ['pain at the tip of the thumb', { side: 'left' }],
      ['thumb pain', { side: 'left', duration: '2 weeks' }],
    ],
    { side: 'left', duration: '2 weeks' },
  ],
  [
    'as what was hurt',
    [
      ['hurt the back of the heel', { side: 'right' }],
      ['heel pain', { side: 'right', trigger: 'jogging' }],
    ],
    { side: 'right', trigger: 'jogging' },
  ],
  [
    'as pain at its place',
    [
      ['abdominal pain', { duration: '5 days' }],
      ['pain', { site: 'in the upper abdomen' }],
    ],
    { duration: '5 days', site: 'in the upper abdomen' },
  ],
])('one complaint said again %s is told once', (_, given, told) => {
  expect(developed(...given)).toEqual(told)
})

test.each<[title: string, given: readonly [Complaint, Complaint]]>([
  [
    'of another part',
    [
      ['back pain', {}],
      ['pain', { site: 'in the leg' }],
    ],
  ],
  [
    'of no part',
    [
      ['back pain', {}],
      ['pain', { duration: '1 year' }],
    ],
  ],
  [
    'of the other side',
    [
      ['pain under the heel', { side: 'left' }],
      ['heel pain', { side: 'right' }],
    ],
  ],
  [
    'since another time',
    [
      ['low back pain', { onset: 'yesterday' }],
      ['back pain', { duration: '10 years' }],
    ],
  ],
  [
    'by a name without its words',
    [
      ['fever', {}],
      ['feeling unwell', { duration: '3 weeks' }],
    ],
  ],
])('a complaint %s stays', (_, given) => {
  expect(developed(...given)).toBeUndefined()
})
