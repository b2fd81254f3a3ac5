import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { withUse } from './with-use.ts'

test.each([
  ['how it is used', 'I will start naproxen. You take it twice a day.', [0, 1]],
  ['nothing of its use', 'I will start naproxen. It is quite cheap.', [0]],
  ['the use of another one', 'I will start naproxen. Take omeprazole twice a day.', [0]],
  [
    'something else that is done every night',
    'I will start naproxen. Ice the knee every night.',
    [0],
  ],
  ['an exercise', 'I will start naproxen. Do that exercise three times a day.', [0]],
  ['what is worn', 'I will start naproxen. Wear that brace at night.', [0]],
  ['what is drunk', 'I will start naproxen. Drink one glass of water with meals.', [0]],
  ['what is checked', 'I will start naproxen. Check it every morning.', [0]],
  ['a drink with it', 'I will start naproxen. Take it with water every morning.', [0, 1]],
  ['a question', 'I will start naproxen. Do you sleep at night?', [0]],
  ['two medicines before it', 'I will start naproxen and iron. Twice a day, please.', [0]],
])('the next sentence tells %s', (_, text, places) => {
  const spoken = spokenSentences(givenVisit(`doctor: ${text}`))
  expect(withUse({ places: [0] }, spoken).places).toEqual(places)
})

test.each([
  ['a word of the patient', 'Okay.', 'You take one tablet every six hours.', [0, 2]],
  ['more than a word', 'My cousin had that for her back.', 'Take one tablet at night.', [0]],
])('the use is told after %s', (_, between, use, places) => {
  const visit = givenVisit(
    'doctor: We will do naproxen 500, naproxen 250 milligrams.',
    `patient: ${between}`,
    `doctor: ${use}`,
  )
  expect(withUse({ places: [0] }, spokenSentences(visit)).places).toEqual(places)
})

test('time that is taken off work is no use of a medicine', () => {
  const visit = givenVisit(
    'doctor: Try some naproxen.',
    'patient: Okay.',
    'doctor: I advise taking time off for a week.',
  )
  expect(withUse({ places: [0] }, spokenSentences(visit)).places).toEqual([0])
})
