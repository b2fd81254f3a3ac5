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
    { read: [{ places: read }] },
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

test('a second amount of one sentence is told as well', () => {
  const visit = givenVisit(
    'doctor: Take amoxicillin three times a day.',
    'doctor: Order amoxicillin three times a day for ten days.',
  )
  const spoken = spokenSentences(visit)
  const fact = heardIn(visit, 'amoxicillin', { kind: 'medication', status: 'start' })
  const told = { read: [{ places: [0] }] }
  expect(tellingMore([fact], told, spoken)).toEqual([{ places: [1] }])
  expect(tellingMore([fact], { ...told, elsewhere: [1] }, spoken)).toEqual([])
})

test('a class is the name of the only medicine that is of it', () => {
  const visit = givenVisit(
    'patient: I have an albuterol inhaler.',
    'patient: I use the inhaler twice a day.',
  )
  const spoken = spokenSentences(visit)
  const albuterol = heardIn(visit, 'albuterol', { kind: 'medication', status: 'takes' })
  const symbicort = { ...albuterol, concept: 'symbicort' }
  const read = [{ places: [0] }]
  expect(tellingMore([albuterol], { read }, spoken)).toEqual([{ places: [1] }])
  expect(tellingMore([albuterol], { read, others: [albuterol, symbicort] }, spoken)).toEqual([])
})
