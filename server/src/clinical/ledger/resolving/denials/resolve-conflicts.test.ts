import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { FELT_AT_A_PLACE } from './placeless.data.ts'
import { resolveConflicts } from './resolve-conflicts.ts'

const has = givenFact({ kind: 'complaint', concept: 'diarrhea', sureness: 0.8 })
const denied: Partial<FramedFact> = { concept: 'diarrhea', polarity: 'absent', sureness: 0.5 }

test('what contradicts a surer fact goes', () => {
  expect(resolveConflicts([has, givenFact(denied)])).toEqual([has])
})

test.each<[string, Partial<FramedFact>]>([
  ['sure', { sureness: 0.7 }],
  ['under a condition', { attributes: { condition: 'at night' } }],
  ['elsewhere', { attributes: { site: 'hands' } }],
  ['on one side', { attributes: { side: 'left' } }],
  ['at another time', { time: 'past' }],
  ['of another person', { who: 'mother' }],
  ['another thing', { concept: 'vomiting' }],
])('a denial stays: %s', (_, told) => {
  expect(resolveConflicts([has, givenFact({ ...denied, ...told })])).toHaveLength(2)
})

const drug = (told: Partial<FramedFact>) =>
  givenFact({ kind: 'medication', concept: 'ibuprofen', sureness: 0.8, ...told })

test.each<[FramedFact['status'], FramedFact['status'], number]>([
  ['mentioned', 'takes', 1],
  ['advise', 'start', 1],
  ['continue', 'takes', 2],
  ['takes', 'increase', 2],
])('%s beside %s', (one, other, count) => {
  expect(resolveConflicts([drug({ status: one }), drug({ status: other })])).toHaveLength(count)
})

test('a drug that is started is continued only where that is surer', () => {
  const started = drug({ status: 'start' })
  expect(resolveConflicts([started, drug({ status: 'continue', sureness: 0.4 })])).toEqual([
    started,
  ])
  expect(resolveConflicts([started, drug({ status: 'continue', sureness: 0.9 })])).toHaveLength(2)
})

test('another dose is another decision', () => {
  const facts = [
    drug({ status: 'start', attributes: { dose: '200 mg' } }),
    drug({ status: 'advise', attributes: { dose: '400 mg' } }),
  ]
  expect(resolveConflicts(facts)).toEqual(facts)
})

test('what is concluded is not suspected as well', () => {
  const sure = givenFact({ kind: 'assessment', concept: 'eczema' })
  const suspected = givenFact({ kind: 'assessment', concept: 'eczema', certainty: 'possible' })
  expect(resolveConflicts([suspected, sure])).toEqual([sure])
})

test.each<[string, Partial<FramedFact>, number]>([
  ['with nothing of its own', {}, 1],
  ['with a duration', { attributes: { duration: '3 days' } }, 2],
  ['in the past', { time: 'past' }, 2],
  ['another thing', { concept: 'swelling' }, 2],
])('pain beside toe pain, %s', (_, told, count) => {
  const toe = givenFact({ concept: 'toe pain' })
  expect(resolveConflicts([toe, givenFact({ concept: 'pain', ...told })])).toHaveLength(count)
})

test('what the patient came for is told once', () => {
  const cough = givenFact({ kind: 'complaint', concept: 'cough' })
  const longer = givenFact({ concept: 'cough', attributes: { duration: '3 weeks' } })
  expect(resolveConflicts([cough, givenFact({ concept: 'cough' })])).toEqual([cough])
  expect(resolveConflicts([cough, longer])).toEqual([cough, longer])
})

test('a drug with its dose stands for the same without one', () => {
  const dosed = drug({ status: 'start', attributes: { dose: '400 mg' } })
  expect(resolveConflicts([drug({ status: 'start' }), dosed])).toEqual([dosed])
})

test.each<[string, Partial<FramedFact>, Partial<FramedFact>, number]>([
  ['no pain beside abdominal pain', { concept: 'pain' }, { concept: 'abdominal pain' }, 1],
  ['no joint pain beside knee pain', { concept: 'joint pain' }, { concept: 'knee pain' }, 1],
  [
    'no pain somewhere',
    { concept: 'pain', attributes: { site: 'legs' } },
    { concept: 'back pain' },
    2,
  ],
  ['no leg pain beside back pain', { concept: 'leg pain' }, { concept: 'back pain' }, 2],
  ['no pain beside former pain', { concept: 'pain' }, { concept: 'back pain', time: 'past' }, 2],
])('%s', (_, denial, present, count) => {
  const facts = [givenFact({ ...denial, polarity: 'absent' }), givenFact(present)]
  expect(resolveConflicts(facts)).toHaveLength(count)
})

test.each(FELT_AT_A_PLACE)('no %s without a place, beside the same at one', (concept) => {
  const denial = givenFact({ kind: 'finding', concept, polarity: 'absent' })
  const placed = [
    { concept, attributes: { site: 'elbow' } },
    { concept: `${concept} over the elbow` },
    { concept: `elbow ${concept}` },
  ].map((told) => givenFact({ kind: 'finding', ...told }))
  for (const fact of placed) expect(resolveConflicts([denial, fact])).toEqual([fact])
})

test.each<[string, Partial<FramedFact>, Partial<FramedFact>]>([
  [
    'where the place is told',
    { concept: 'pain', attributes: { site: 'hand' } },
    { concept: 'pain with flexion' },
  ],
  [
    'under a condition',
    { concept: 'pain', attributes: { condition: 'at rest' } },
    { concept: 'elbow pain' },
  ],
  ['beside nothing of the kind', { concept: 'pain' }, { concept: 'elbow swelling' }],
  ['beside a former one', { concept: 'pain' }, { concept: 'elbow pain', time: 'past' }],
  ['of what has no place', { concept: 'fever' }, { concept: 'fever at night' }],
])('a denied finding stays, %s', (_, denial, present) => {
  const facts = [
    givenFact({ kind: 'finding', polarity: 'absent', ...denial }),
    givenFact({ kind: 'finding', ...present }),
  ]
  expect(resolveConflicts(facts)).toHaveLength(2)
})

const found = (concept: string, told: Partial<FramedFact> = {}) =>
  givenFact({ kind: 'finding', concept, ...told })

test.each([
  ['full range of motion', 'limited range of motion of the hip', {}, 1],
  ['full range of motion', 'limited strength', {}, 2],
  ['full range of motion', 'limited range of motion', { attributes: { side: 'right' } }, 2],
  ['hepatosplenomegaly', 'enlarged spleen', { polarity: 'absent' }, 1],
  ['hepatosplenomegaly', 'enlarged node', { polarity: 'absent' }, 2],
] as const)('%s beside %s', (one, other, told, count) => {
  const facts = [found(one, told), found(other, { attributes: { side: 'left' } })]
  expect(resolveConflicts(facts)).toHaveLength(count)
})

test.each<[string, Partial<FramedFact>, number]>([
  ['on exertion', { attributes: { condition: 'on exertion' } }, 1],
  ['with stairs', { attributes: { trigger: 'stairs' } }, 1],
  ['less surely', { attributes: { trigger: 'stairs' }, sureness: 0.7 }, 2],
  ['at any time', {}, 2],
])('no palpitations beside palpitations that are felt %s', (_, told, count) => {
  const felt = givenFact({ concept: 'palpitations', sureness: 0.9, ...told })
  const none = givenFact({ concept: 'palpitations', polarity: 'absent', sureness: 0.8 })
  expect(resolveConflicts([felt, none])).toHaveLength(count)
})
