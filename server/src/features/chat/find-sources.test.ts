import { expect, test } from 'vitest'
import { findSources } from './find-sources.ts'

const segments = ['Hello.', 'Cough.', 'Fever.'].map((text, index) => ({
  id: `id-${index + 1}`,
  index,
  speaker: null,
  text,
}))

test.each([
  ['A cough [2] and a fever [3].', [2, 3]],
  ['A cough [2], a cough [2].', [2]],
  ['Both [3, 2] .', [3, 2]],
  ['Nothing [0] [4] [99999] [x] [] [1a].', []],
  ['', []],
])('%j is based on lines %j', (answer, lines) => {
  expect(findSources(answer, segments, true).map(({ line }) => line)).toEqual(lines)
})

test('a stored line is referenced by its id, one that was sent along is not', () => {
  expect(findSources('[2]', segments, true)).toEqual([
    { line: 2, segment_id: 'id-2', text: 'Cough.' },
  ])
  expect(findSources('[2]', segments, false)).toEqual([
    { line: 2, segment_id: null, text: 'Cough.' },
  ])
})
