import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { nameOperations } from './name-operations.ts'
import { OPERATIONS } from './operations.data.ts'

const QUESTION = 'what surgeries have you had before ?'

function named(concept: string, before: string, told: Partial<FramedFact> = {}): string {
  const said = [{ line: 1, from: 0, to: 5 }]
  const fact = givenFact({ kind: 'history', concept, said, lines: [1], ...told })
  return nameOperations(givenLines(`C: ${before}`, `P: ${concept}`), [fact])[0]?.concept ?? ''
}

test.each(Object.entries(OPERATIONS))('%s, of operations, is %s', (part, operation) => {
  expect(named(part, QUESTION)).toBe(operation)
})

test('two parts are two operations', () => {
  expect(named('gall bladder and appendix', QUESTION)).toBe('cholecystectomy and appendectomy')
})

test.each([
  ['nobody asked for operations', 'thyroid', 'any medical problems ?', {}],
  ['a part that nobody knows an operation of', 'ear', QUESTION, {}],
  ['somebody else had it', 'appendix', QUESTION, { who: 'mother' }],
  ['it is denied', 'appendix', QUESTION, { polarity: 'absent' as const }],
])('%s', (_, concept, before, told) => {
  expect(named(concept, before, told)).toBe(concept)
})

test.each([
  ['No, I still have my tonsils.', 'tonsils', 'tonsils'],
  ['I have a uterus and everything.', 'uterus', 'uterus'],
  ['I have had my tonsils out.', 'tonsils', 'tonsillectomy'],
])('what is still there was not taken out: %s', (said, concept, name) => {
  const from = said.indexOf(concept)
  const fact = givenFact({
    kind: 'history',
    concept,
    said: [{ line: 1, from, to: from + concept.length }],
    lines: [1],
  })
  expect(nameOperations(givenLines(`C: ${QUESTION}`, `P: ${said}`), [fact])[0]?.concept).toBe(name)
})
