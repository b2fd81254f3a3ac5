import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'
import { quotePassage } from '../passage.ts'
import { tellingMore } from './telling-more.ts'

const VISIT = givenVisit(
  'patient: I take lisinopril.',
  'patient: The lisinopril makes me cough, so I stopped it in May.',
  'doctor: Lisinopril is a common choice.',
  'doctor: How much metformin do you take?',
  'patient: Two tablets a day.',
)
const SPOKEN = spokenSentences(VISIT)
const more = (concept: string, read: readonly number[]) =>
  tellingMore(
    [heardIn(VISIT, concept, { kind: 'medication', status: 'takes' })],
    [{ places: read }],
    SPOKEN,
  ).map((passage) => quotePassage(passage, SPOKEN))

test('what becomes of a medicine is told beside where it was read', () => {
  expect(more('lisinopril', [0])).toEqual([
    '“The lisinopril makes me cough, so I stopped it in May.” [2]',
  ])
})

test('what was told already, or tells nothing of its use, is not', () => {
  expect(more('lisinopril', [0, 1])).toEqual([])
})
