import { expect, test } from 'vitest'
import { givenFact } from '../../testing/given-facts.ts'
import { withoutPastReactions } from './past-reactions.ts'

const allergy = givenFact({ kind: 'allergy', concept: 'enalapril', lines: [4] })
const concluded = (concept: string, line: number) =>
  givenFact({ kind: 'assessment', concept, lines: [line] })

test.each([
  ['angioedema', 5, false],
  ['angioedema', 20, true],
  ['gout', 5, true],
])('%s on line %i, behind an allergy on line 4', (concept, line, stays) => {
  const facts = [allergy, concluded(concept, line)]
  expect(withoutPastReactions(facts)).toHaveLength(stays ? 2 : 1)
})

test('who came with a swollen face has it now', () => {
  const complaint = givenFact({ kind: 'complaint', concept: 'facial swelling', lines: [1] })
  expect(withoutPastReactions([complaint, allergy, concluded('angioedema', 5)])).toHaveLength(3)
})
