import { expect, test } from 'vitest'
import type { FramedFact } from '../fact.ts'
import { givenFact } from '../testing/given-facts.ts'
import { mergeFacts } from './resolve-facts.ts'

const at = (line: number, told: Partial<FramedFact>) =>
  givenFact({ said: [{ line, from: 0, to: 5 }], lines: [line], ...told })

test('what is said twice is one fact, with both lines and the more important of both', () => {
  const merged = mergeFacts([
    at(4, { importance: 'minor', sureness: 0.5, attributes: { duration: '3 days' } }),
    at(1, { importance: 'critical', sureness: 0.9, attributes: { duration: '2 days', site: 'x' } }),
  ])
  expect(merged).toMatchObject([
    {
      lines: [1, 4],
      importance: 'critical',
      sureness: 0.9,
      attributes: { duration: '3 days', site: 'x' },
    },
  ])
  expect(merged[0]?.said.map(({ line }) => line)).toEqual([4, 1])
})

test('the day of another number is not taken over', () => {
  const sugar = { kind: 'measurement', concept: 'blood glucose' } as const
  const merged = mergeFacts([
    at(1, { ...sugar, concept: 'blood glucose test', attributes: { value: '110' } }),
    at(2, { ...sugar, attributes: { when: '2 months ago' } }),
  ])
  expect(merged.map(({ attributes }) => attributes)).toEqual([{ value: '110' }])
})

test('how much was smoked once is not how much is smoked', () => {
  const smokes = at(1, { kind: 'social', concept: 'smoking' })
  const smoked = at(4, { ...smokes, time: 'past', attributes: { amount: '3 packs' } })
  expect(mergeFacts([smokes, smoked]).map(({ attributes }) => attributes)).toEqual([{}])
  expect(mergeFacts([smokes, { ...smoked, time: 'now' }])).toMatchObject([
    { attributes: { amount: '3 packs' } },
  ])
})

test.each<[string, Partial<FramedFact>, Partial<FramedFact>]>([
  ['polarity', { polarity: 'present' }, { polarity: 'absent' }],
  ['certainty', { certainty: 'sure' }, { certainty: 'possible' }],
  ['person', { who: 'patient' }, { who: 'mother' }],
  ['status', { kind: 'medication', status: 'takes' }, { kind: 'medication', status: 'increase' }],
  ['act', { kind: 'plan', act: 'order' }, { kind: 'plan', act: 'declined' }],
  ['side', { attributes: { side: 'left' } }, { attributes: { side: 'right' } }],
  ['dose', { attributes: { dose: '20 mg' } }, { attributes: { dose: '40 mg' } }],
  ['value', { attributes: { value: '7' } }, { attributes: { value: '8' } }],
  [
    'sentence to quote of a drug',
    { kind: 'medication', status: 'takes' },
    { kind: 'medication', status: 'takes', attributes: { detail: 'but half a pill of it' } },
  ],
  [
    'condition of a denial',
    { polarity: 'absent' },
    { polarity: 'absent', attributes: { condition: 'on the stairs' } },
  ],
])('another %s is another fact', (_, one, other) => {
  expect(mergeFacts([at(0, one), at(9, other)])).toHaveLength(2)
})

test.each<[string, number, Partial<FramedFact>, string[]]>([
  ['beside it', 1, { concept: 'pain' }, ['knee pain']],
  ['far from it', 9, { concept: 'pain' }, ['knee pain', 'pain']],
  ['with another name', 1, { concept: 'rash' }, ['knee pain', 'rash']],
  ['of another kind', 1, { concept: 'pain', kind: 'finding' }, ['knee pain', 'pain']],
])('an answer that repeats part of a name, %s', (_, line, told, concepts) => {
  const asked = at(0, { concept: 'knee pain' })
  expect(mergeFacts([asked, at(line, told)]).map(({ concept }) => concept)).toEqual(concepts)
})

test.each([
  [{ when: '2 weeks after surgery' }, { when: '1 week' }, 2],
  [{ when: '1 week' }, { condition: 'if it gets worse' }, 2],
  [{ when: '1 week' }, {}, 1],
] as const)('visits %j and %j are %i', (first, second, count) => {
  const visit = { kind: 'plan', act: 'follow_up', concept: 'follow-up' } as const
  const facts = [at(1, { ...visit, attributes: first }), at(2, { ...visit, attributes: second })]
  expect(mergeFacts(facts)).toHaveLength(count)
})

test('findings at two places are two', () => {
  const redness = (concept: string, line: number, site?: string) =>
    givenFact({
      kind: 'finding',
      concept,
      attributes: site === undefined ? {} : { site },
      said: [{ line, from: 0, to: 1 }],
      lines: [line],
    })
  const one = redness('redness of the eyelid', 0)
  expect(mergeFacts([one, redness('redness', 1, 'cheek')])).toHaveLength(2)
  expect(mergeFacts([one, redness('redness', 1, 'eyelid')])).toHaveLength(1)
  expect(
    mergeFacts([redness('redness', 0, 'cheek'), redness('redness', 0, 'eyelid')]),
  ).toHaveLength(2)
})

test.each([
  ['symptom', { when: 'last week' }],
  ['plan', { when: 'last week', duration: '6 months' }],
] as const)('a %s that was at one time has not lasted as well', (kind, attributes) => {
  const facts = [
    at(1, { kind, attributes: { when: 'last week' } }),
    at(2, { kind, attributes: { duration: '6 months' } }),
  ]
  expect(mergeFacts(facts)[0]?.attributes).toEqual(attributes)
})
