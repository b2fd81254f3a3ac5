import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { dropMisheardDrugs } from './drop-misheard-drugs.ts'

const drug = (concept: string, line: number) =>
  givenFact({ kind: 'medication', status: 'takes', concept, lines: [line] })

test.each([
  ['a name said back wrongly', 'C: Zinopril. OK.', 'zinopril', 1],
  ['another drug that is known', 'C: And ramipril?', 'ramipril', 2],
  ['a name that is nothing like it', 'C: And Forceval?', 'forceval', 2],
  ['what the patient says', 'P: And zinopril.', 'zinopril', 2],
])('%s', (_, said, concept, count) => {
  const lines = givenLines('P: I take lisinopril.', said)
  expect(dropMisheardDrugs(lines, [drug('lisinopril', 0), drug(concept, 1)])).toHaveLength(count)
})

test('a name that nobody knows stays where nothing like it was said', () => {
  expect(dropMisheardDrugs(givenLines('C: Zinopril.'), [drug('zinopril', 0)])).toHaveLength(1)
})
