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

test('what the same voice goes on to say in its next line belongs to the answer', () => {
  const spoken = spokenSentences(
    givenVisit(
      'doctor: What about alcohol?',
      'patient: No.',
      'patient: Well, occasionally I have some.',
      'doctor: Okay.',
    ),
  )
  expect(around([0], spoken).places).toEqual([0, 1, 2])
})
