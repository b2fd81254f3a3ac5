import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { nameChanges } from './name-changes.ts'

function changed(concept: string, line: number, told: Partial<FramedFact> = {}): FramedFact {
  return givenFact({
    kind: 'medication',
    status: 'increase',
    time: 'future',
    concept,
    said: [{ line, from: 0, to: 1 }],
    lines: [line],
    ...told,
  })
}

test.each([
  ['go up to ten', '10 mg'],
  ['bump it to 10', '10 mg'],
  ['up to five', '5 mg'],
])("'%s' is of the drug named before it", (concept, dose) => {
  const facts = nameChanges([changed('ramipril', 0), changed(concept, 1)])
  expect(facts).toMatchObject([{ concept: 'ramipril', attributes: { dose }, lines: [0, 1] }])
  expect(facts).toHaveLength(1)
})

test.each<[string, FramedFact[]]>([
  [
    'a drug that has its dose',
    [changed('ramipril', 0, { attributes: { dose: '5 mg' } }), changed('go up to ten', 1)],
  ],
  ['a dose that it does not have', [changed('ramipril', 0), changed('go up to 400', 1)]],
  ['a drug far back', [changed('ramipril', 0), changed('go up to ten', 3)]],
  [
    'another drug between',
    [
      changed('ramipril', 0),
      changed('aspirin', 0, { status: 'continue' }),
      changed('go up to ten', 1),
    ],
  ],
])('%s is left as it is', (_, facts) => {
  expect(nameChanges(facts)).toEqual(facts)
})
