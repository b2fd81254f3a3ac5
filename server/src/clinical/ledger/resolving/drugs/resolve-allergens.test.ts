import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveAllergens } from './resolve-allergens.ts'

const lines = givenLines('P: I am allergic to aspirin.', 'C: We may still give you aspirin today.')
const allergy = givenFact({ kind: 'allergy', concept: 'aspirin' })
const drug = (told: Partial<FramedFact>) =>
  givenFact({ kind: 'medication', concept: 'aspirin', status: 'takes', ...told })

test('what the patient is allergic to is not told as taken', () => {
  expect(resolveAllergens(lines, [allergy, drug({})])).toEqual([allergy])
})

test.each<[string, Partial<FramedFact>, Partial<FramedFact>]>([
  ['another drug is taken', {}, { concept: 'losartan' }],
  ['it is taken at a dose', {}, { attributes: { dose: '81 mg' } }],
  ['it is not taken', {}, { polarity: 'absent' }],
  ['nobody is allergic to it', { polarity: 'absent' }, {}],
  ['a relative is allergic to it', { who: 'mother' }, {}],
  ['it is stopped', {}, { status: 'stop' }],
])('a drug stays as it is where %s', (_, allergic, told) => {
  const facts = [{ ...allergy, ...allergic }, drug(told)]
  expect(resolveAllergens(lines, facts)).toEqual(facts)
})

test('what is decided about it keeps its whole sentence', () => {
  const { line, from, to } = givenStretch(lines.slice(1), 'aspirin')
  const start = drug({ status: 'start', said: [{ line: line + 1, from, to }] })
  const [, found] = resolveAllergens(lines, [allergy, start])
  expect(found?.attributes.detail).toBe('but we may still give you aspirin today')
  expect(found?.said.at(-1)).toEqual({ line: 1, from: 0, to: 35 })
})
