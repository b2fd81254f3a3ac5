import { expect, test } from 'vitest'
import { spokenSentences } from '../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../sheet/testing/given-visit.ts'
import { around, quotePassage } from './passage.ts'

test('an answer stands behind what was asked last', () => {
  const spoken = spokenSentences(
    givenVisit(
      'doctor: Are you still on iron? Do you check your sugar every day?',
      'patient: Only at the weekend.',
    ),
  )
  expect(quotePassage(around([0], spoken), spoken)).toBe(
    '“Are you still on iron? Do you check your sugar every day?” – “Only at the weekend.” [1, 2]',
  )
})
