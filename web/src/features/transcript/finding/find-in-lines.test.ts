import { expect, test } from 'vitest'
import { findInLines } from './find-in-lines.ts'

const lines = [
  { id: 'a', text: 'A cough (dry) and a COUGH.' },
  { id: 'b', text: 'İ cough.' },
]

test('every match is found in order, case-insensitively, and no character has a special meaning', () => {
  expect(findInLines(lines, 'cough')).toEqual([
    { lineId: 'a', from: 2, to: 7 },
    { lineId: 'a', from: 20, to: 25 },
    { lineId: 'b', from: 2, to: 7 },
  ])
  expect(findInLines(lines, '(dry)  and')).toEqual([{ lineId: 'a', from: 8, to: 17 }])
  expect(findInLines(lines, '.*')).toEqual([])
  expect(findInLines(lines, ' ')).toEqual([])
})
