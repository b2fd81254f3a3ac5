import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { proposeTasks } from '../propose-tasks.ts'

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
