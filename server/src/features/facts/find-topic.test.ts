import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'

type Told = Parameters<typeof findTopic>[0][number]

function fact(given: Partial<FactContent> & { readonly line?: number }): Told {
  const { line = 0, ...content } = given
  return {
    kind: 'complaint',
    concept: 'knee pain',
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    attributes: {},
    importance: 'critical',
    lines: [line],
    ...content,
  }
}

test.each<[string, Told[], string | undefined]>([
  ['a complaint with its side', [fact({ attributes: { side: 'left' } })], 'Left knee pain'],
  [
    'a side that its name has already',
    [fact({ concept: 'right lower quadrant pain', attributes: { side: 'right' } })],
    'Right lower quadrant pain',
  ],
  [
    'two complaints, as they were said',
    [fact({ concept: 'diarrhea', line: 4 }), fact({ concept: 'abdominal pain', line: 2 })],
    'Abdominal pain and diarrhea',
  ],
  ['the same twice', [fact({}), fact({ line: 3 })], 'Knee pain'],
  [
    'the complaint before the assessment',
    [fact({ kind: 'assessment', concept: 'arthritis' }), fact({ line: 9 })],
    'Knee pain',
  ],
  [
    'the weightiest assessment where there is no complaint',
    [
      fact({ kind: 'assessment', concept: 'depression', importance: 'major' }),
      fact({ kind: 'assessment', concept: 'ankle sprain', attributes: { side: 'right' }, line: 5 }),
    ],
    'Right ankle sprain',
  ],
  ['a doubted assessment', [fact({ kind: 'assessment', certainty: 'possible' })], undefined],
  ['one that is ruled out', [fact({ kind: 'assessment', polarity: 'absent' })], undefined],
  ['somebody else’s complaint', [fact({ who: 'mother' })], undefined],
  ['no facts of that kind', [fact({ kind: 'symptom' })], undefined],
])('%s', (_, facts, topic) => {
  expect(findTopic(facts)).toBe(topic)
})

test('a long one ends at a word boundary', () => {
  const topic = findTopic([fact({ concept: 'pain '.repeat(40) })])
  expect(topic).toMatch(/pain…$/)
  expect(topic?.length).toBeLessThanOrEqual(80)
})
