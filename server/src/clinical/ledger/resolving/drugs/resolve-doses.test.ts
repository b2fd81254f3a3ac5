import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { resolveDoses } from './resolve-doses.ts'

function drug(concept: string, told: Partial<FramedFact>): FramedFact {
  return givenFact({ kind: 'medication', concept, ...told })
}

const TAKES = drug('norvasc', {
  status: 'takes',
  attributes: { dose: '5 mg', frequency: 'once daily' },
  lines: [3],
})
const CONTINUE = drug('amlodipine', { status: 'continue', lines: [9] })

test('what goes on has the dose at which it is taken, under either name, with its line', () => {
  expect(resolveDoses([TAKES, CONTINUE])[1]).toMatchObject({
    attributes: { dose: '5 mg', frequency: 'once daily' },
    lines: [3, 9],
  })
})

test.each([
  ['a drug that is changed', [TAKES, { ...CONTINUE, status: 'increase' }]],
  ['somebody else’s drug', [TAKES, { ...CONTINUE, who: 'mother' }]],
  ['another drug', [TAKES, { ...CONTINUE, concept: 'lisinopril' }]],
  [
    'a drug of which two doses were said',
    [TAKES, { ...TAKES, attributes: { dose: '10 mg' } }, CONTINUE],
  ],
] as [string, FramedFact[]][])('%s takes no dose over', (_, facts) => {
  expect(resolveDoses(facts).at(-1)?.attributes).toEqual({})
})

test('a drug that is only quoted keeps its own words', () => {
  const quoted = { ...CONTINUE, attributes: { detail: 'but half of it' } }
  expect(resolveDoses([TAKES, quoted])[1]).toEqual(quoted)
})
