import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { joinLevels } from './join-levels.ts'
import { knownOf } from './known-fact.ts'
import { LEVEL_ALONE, LEVEL_AND_NUMBER, LEVEL_NAMES, OF_TWO_TIMES } from './level-names.data.ts'

type Given = Partial<FactContent>

const number = (concept: string, attributes: FactContent['attributes']): Given => ({
  kind: 'measurement',
  concept,
  attributes,
})
const result = (concept: string, told: Given = {}): Given => ({ kind: 'result', concept, ...told })

/** The first fact as it is told with the others that were said in one sentence, and the ids of those that it tells. */
function joined(...given: Given[]) {
  return joinedIn(() => 'low sodium of 131', ...given)
}

/** The same with the sentence in which each fact was said. */
function joinedIn(sentenceOf: (fact: FactContent) => string, ...given: Given[]) {
  const facts = givenFacts(...given)
  const [first] = facts
  if (!first) throw new Error('no facts')
  const toldBy = new Map<string, string>()
  const { attributes } = joinLevels(first, facts.map(knownOf), toldBy, (fact) => [
    { id: sentenceOf(fact), text: sentenceOf(fact) },
  ])
  return { attributes, told: [...toldBy.keys()] }
}

test.each(LEVEL_NAMES)('%s: %s is told with the number of %s', (_, example, measured) => {
  expect(joined(number(measured, { value: '3.1' }), result(example)).told).toEqual(['1'])
})

test.each(LEVEL_ALONE)('%s: %s is the number %s', (_, example, value) => {
  expect(joined(number('ferritin', { value }), result(example)).told).toEqual(['1'])
  expect(joined(number('ferritin', { value: '7' }), result(example)).told).toEqual([])
})

test('the number says how far it is off', () => {
  const { attributes } = joined(
    number('creatinine', { value: '1.9' }),
    result('elevated creatinine', { attributes: { severity: 'slightly' } }),
  )
  expect(attributes).toEqual({ value: '1.9', quality: 'slightly elevated' })
})

test.each<[title: string, given: Given[]]>([
  ['of another test', [number('sodium', { value: '131' }), result('low potassium')]],
  [
    'of another day',
    [
      number('sodium', { value: '138' }),
      result('low sodium', { attributes: { when: 'last month' } }),
    ],
  ],
  ['of the past', [number('sodium', { value: '138' }), result('low sodium', { time: 'past' })]],
  [
    'that was denied',
    [number('sodium', { value: '138' }), result('low sodium', { polarity: 'absent' })],
  ],
  [
    'of somebody else',
    [number('sodium', { value: '138' }), result('low sodium', { who: 'mother' })],
  ],
  ['without a number', [number('sodium', { value: 'borderline' }), result('low sodium')]],
  [
    'beside two numbers',
    [
      number('sodium', { value: '138' }),
      result('low sodium'),
      number('sodium', { value: '129', when: '3 weeks ago' }),
    ],
  ],
])('a level %s stays', (_, given) => {
  expect(joined(...given).told).toEqual([])
})

test('a level of one sentence is not the number of another one', () => {
  const facts = [number('sodium', { value: '139' }), result('low sodium')]
  expect(joinedIn(({ kind }) => kind, ...facts).told).toEqual([])
})

test.each(OF_TWO_TIMES)('%s: the level stays in "%s"', (_, text) => {
  expect(
    joinedIn(() => text, number('sodium', { value: '131' }), result('low sodium')).told,
  ).toEqual([])
})

test.each(LEVEL_AND_NUMBER)('%s: the level is of the number in "%s"', (_, text) => {
  expect(
    joinedIn(() => text, number('sodium', { value: '131' }), result('low sodium')).told,
  ).toEqual(['1'])
})

test('a level stays beside a number of a certain day', () => {
  expect(
    joined(number('sodium', { value: '131', when: 'today' }), result('low sodium')).told,
  ).toEqual([])
})
