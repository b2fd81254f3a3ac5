import { expect, test } from 'vitest'
import { newWords } from './new-words.ts'

test('what a correction brings in is told once, without what was there and what is short', () => {
  expect(
    newWords('Takes lies in a pill daily.', 'takes Lisinopril 10 mg daily, lisinopril.'),
  ).toEqual(['lisinopril'])
  expect(newWords('The same.', 'The same.')).toEqual([])
})
