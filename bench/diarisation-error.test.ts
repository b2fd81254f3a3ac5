import { expect, test } from 'vitest'
import { diarisationError } from './voices/diarisation-error.ts'

const at = (voice: string | number | null, fromS: number, toS: number) => {
  return { voice, from: fromS * 44_100, to: toS * 44_100 }
}
const TURNS = [at('Ann', 0, 4), at('Ben', 4, 8)]

test.each([
  ['all right, whatever the numbers', [at(7, 0, 4), at(2, 4, 8)], [0, 0, 0, 0]],
  ['one line of both', [at(0, 0, 8)], [0.5, 0, 0, 1]],
  ['a person in two pieces', [at(0, 0, 4), at(1, 4, 6), at(2, 6, 8)], [0.25, 0, 0, 0]],
  ['nobody named', [at(null, 0, 4), at(null, 4, 8)], [0, 1, 0, 0]],
  ['half of it not heard', [at(0, 0, 4)], [0, 0, 0.5, 0]],
])('%s', (_, heard, [wrong, unsure, missed, mixed]) => {
  expect(diarisationError(TURNS, heard)).toEqual({ wrong, unsure, missed, mixed })
})
