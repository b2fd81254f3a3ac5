import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { proposeTasks } from '../propose-tasks.ts'
import { saidFact } from './testing/said-fact.ts'

const titles = (...concepts: readonly string[]) =>
  proposeTasks(
    givenFacts(
      ...concepts.map((concept) => ({
        kind: 'plan' as const,
        act: 'order' as const,
        time: 'future' as const,
        concept,
      })),
    ),
    [],
    { date: '2026-03-09' },
  ).map(({ title }) => title)

test('imaging that is named is ordered once', () => {
  expect(titles('hip mri', 'imaging of your hip')).toEqual(['Order hip MRI'])
  expect(titles('hip mri', 'imaging study')).toEqual(['Order hip MRI'])
  expect(titles('hip mri', 'imaging of your wrist')).toHaveLength(2)
})

test.each([
  ['We send some [blood work], which includes a cosmic ray titer.', 'cosmic ray titer', 1],
  ['Then go and get your [blood work] drawn.', 'ferritin', 1],
  ['I also want some [blood work].', 'ferritin', 2],
])('%s', (sentence, other, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'order' })
  const lines = sentence.includes('includes') ? [0] : [8]
  const told = givenFacts({ kind: 'plan', act: 'order', time: 'future', concept: other })
  const all = [fact, ...told.map((one) => ({ ...one, id: '1', lines }))]
  expect(proposeTasks(all, segments, { date: '2026-03-09' })).toHaveLength(expected)
})

test('labs of today are the ones that are named, labs of another day are not', () => {
  const order = (concept: string, when: string) =>
    ({ kind: 'plan', act: 'order', time: 'future', concept, attributes: { when } }) as const
  const both = (when: string) =>
    proposeTasks(givenFacts(order('labs', when), order('ferritin', 'today')), [], {
      date: '2026-03-09',
    })
  expect(both('today')).toHaveLength(1)
  expect(both('3 months')).toHaveLength(2)
})
