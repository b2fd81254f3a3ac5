import { expect, test } from 'vitest'
import { newWords } from './new-words.ts'

test('words added by a correction are offered once, without existing and short ones', () => {
  expect(
    newWords('Takes lies in a pill daily.', 'takes Lisinopril 10 mg daily, lisinopril.'),
  ).toEqual(['lisinopril'])
  expect(newWords('The same.', 'The same.')).toEqual([])
})
