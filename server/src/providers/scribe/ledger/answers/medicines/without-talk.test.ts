import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { withoutTalk } from './without-talk.ts'

test.each([
  ['something else', 'Any chest pain or fever?', [0]],
  ['the medicine', 'How often do you take it?', [0, 1]],
  ['allergies', 'Are there allergies to any tablets you take?', [0]],
])('a question in the next line for %s', (_, question, places) => {
  const spoken = spokenSentences(givenVisit('patient: I take aspirin.', `doctor: ${question}`))
  expect(withoutTalk({ places: [0, 1] }, spoken).places).toEqual(places)
})

test('the end of a visit is no answer about a medicine', () => {
  const spoken = spokenSentences(
    givenVisit(
      'doctor: Stay on the aspirin. Do you have any questions?',
      'patient: No, thank you.',
    ),
  )
  expect(withoutTalk({ places: [0, 1, 2] }, spoken).places).toEqual([0])
})
