import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { givenMerged } from '../testing/given-merged.ts'
import { isToldIn } from './merge-facts.ts'

type Given = Partial<FactContent>

const plan = (act: FactContent['act'], concept: string, told: Given = {}): Given => ({
  kind: 'plan',
  act,
  concept,
  time: 'future',
  ...told,
})

test.each<[title: string, given: Given[], keptIds: string[]]>([
  [
    'a picture shows a thing once, whatever it was called and whenever',
    [
      { kind: 'result', concept: 'adrenal lesion', attributes: { detail: 'abdominal CT' } },
      ...Array.from({ length: 4 }, () => ({ concept: 'cough' })),
      {
        kind: 'result',
        concept: 'mass on the adrenal gland',
        attributes: { detail: 'abdominal CT' },
      },
      { kind: 'result', concept: 'significant mass', attributes: { detail: 'abdominal CT' } },
      { kind: 'result', concept: 'significant mass', attributes: { detail: 'chest CT' } },
    ],
    ['0', '1', '7'],
  ],
  [
    'no fracture of the finger is none of its tip, but of the other hand',
    [
      {
        kind: 'result',
        concept: 'fracture',
        polarity: 'absent',
        attributes: { site: 'finger', side: 'right' },
      },
      {
        kind: 'finding',
        concept: 'fracture on the tip of the finger',
        polarity: 'absent',
        attributes: { side: 'right' },
      },
      {
        kind: 'finding',
        concept: 'fracture on the tip of the finger',
        polarity: 'absent',
        attributes: { side: 'left' },
      },
    ],
    ['0', '2'],
  ],
  [
    'edema that neither a film nor a hand found is told as it was examined',
    [
      { kind: 'result', concept: 'edema', polarity: 'absent' },
      { kind: 'finding', concept: 'edema', polarity: 'absent' },
    ],
    ['1'],
  ],
  [
    'what of a part is denied says nothing beside a complaint of it',
    [
      { concept: 'neck issues', polarity: 'absent' },
      { concept: 'neck stiffness', polarity: 'absent' },
      { concept: 'ear problems', polarity: 'absent' },
      { concept: 'neck problems' },
    ],
    ['1', '2', '3'],
  ],
  [
    'not sick is not sick',
    [
      { concept: 'feeling sick', polarity: 'absent' },
      { concept: 'sickness or felt sick', polarity: 'absent' },
    ],
    ['0'],
  ],
  [
    'a little dizziness beside lightheadedness, but not how bad it was',
    [
      { concept: 'lightheadedness', attributes: { frequency: 'occasionally' } },
      { concept: 'dizziness', attributes: { severity: 'a little' } },
      { concept: 'dizziness', attributes: { severity: 'severe' } },
    ],
    ['0', '2'],
  ],
  [
    'one test by its two names, and another one',
    [
      plan('order', 'renal ultrasound'),
      plan('order', 'screening of the kidneys by ultrasound', { attributes: { when: 'today' } }),
      plan('order', 'liver ultrasound'),
    ],
    ['1', '2'],
  ],
])('%s', (_, given, keptIds) => {
  expect(givenMerged(givenFacts(...given)).facts.map(({ id }) => id)).toEqual(keptIds)
})

test('one test of one line takes its day, and no other one does', () => {
  const [whole, day, later] = givenFacts(
    plan('order', 'pre-surgery field test', { attributes: { when: 'after surgery' } }),
    plan('procedure', 'field test', { attributes: { when: 'today' } }),
    plan('procedure', 'field test', { attributes: { when: 'next week' } }),
  )
  if (!whole || !day || !later) throw new Error('no fact')
  const told = (facts: readonly Fact[]) =>
    givenMerged(facts).facts.map(({ id, attributes }) => [id, attributes.when])
  expect(told([whole, { ...day, lines: [0] }])).toEqual([['0', 'today']])
  expect(told([whole, later])).toEqual([
    ['0', 'after surgery'],
    ['2', 'next week'],
  ])
  expect(told([whole, { ...day, lines: [0] }, { ...later, lines: [0] }])).toHaveLength(3)
})

test.each([
  ['extensive eczema', 'eczema', 1],
  ['extensive eczema', 'acne', 2],
  ['severe eczema', 'eczema', 2],
])('%s with where %s is', (concept, other, count) => {
  const facts = givenMerged(
    givenFacts(
      { kind: 'assessment', concept: other, attributes: { site: 'chest and hands' } },
      { kind: 'assessment', concept },
    ),
  ).facts
  expect(facts).toHaveLength(count)
  if (count === 1)
    expect(facts[0]).toMatchObject({ concept, attributes: { site: 'chest and hands' } })
})

test('an untold fact is told by another name as well', () => {
  const [known, same, other] = givenFacts(
    { kind: 'result', concept: 'adrenal lesion' },
    { kind: 'result', concept: 'adrenal mass' },
    { kind: 'result', concept: 'adrenal bleed' },
  )
  const [effusion, fluid, cyst] = givenFacts(
    { kind: 'finding', concept: 'effusion', attributes: { site: 'knee' } },
    { kind: 'finding', concept: 'fluid', attributes: { site: 'knee', severity: 'a little bit' } },
    { kind: 'finding', concept: 'cyst', attributes: { site: 'knee', severity: 'a little bit' } },
  )
  if (!known || !same || !other || !effusion || !fluid || !cyst) throw new Error('no fact')
  expect(isToldIn(effusion, fluid)).toBe(true)
  expect(isToldIn(effusion, cyst)).toBe(false)
  expect(isToldIn(known, same)).toBe(true)
  expect(isToldIn(known, other)).toBe(false)
})

test('the pain of a part is told by what it has, unless something is done for the pain', () => {
  const given = givenFacts(
    { kind: 'assessment', concept: 'knee pain', attributes: { side: 'left' } },
    { kind: 'assessment', concept: 'arthritis', attributes: { site: 'knee', side: 'left' } },
    plan('order', 'x-ray', { problem: 'knee pain' }),
  ).map((fact) => ({ ...fact, lines: [4] }))
  const kept = (facts: readonly Fact[]) => givenMerged(facts).facts.map(({ id }) => id)
  expect(kept(given.slice(0, 2))).toEqual(['1'])
  expect(kept(given)).toEqual(['0', '1', '2'])
})
