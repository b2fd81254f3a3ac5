import { expect, test } from 'vitest'
import { spokenSentences } from '../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../sheet/testing/given-visit.ts'
import { BY_FORMERLY, BY_NO, plainAnswer } from './plain-answer.ts'

const answered = (question: string, reply: string) => {
  const spoken = spokenSentences(givenVisit(`doctor: ${question}`, `patient: ${reply}`))
  return plainAnswer([{ places: spoken.map((_, at) => at) }], spoken)
}

test.each([
  ['Do you smoke at all?', 'No.', BY_NO],
  ['Do you have any allergies?', 'Oh, allergies. No.', BY_NO],
  ['Do you have any allergies?', 'No, I have never had any problems with allergies.', BY_NO],
  ['Do you smoke?', 'I used to, but I stopped in May.', BY_FORMERLY],
  ['Do you smoke?', 'I quit, but I started again.', undefined],
  ['Do you smoke?', 'No, only at parties.', undefined],
  ['Have you stopped smoking?', 'No.', undefined],
  ['Does anybody in the family smoke, do you know?', 'No.', undefined],
  ['Do you smoke?', 'Yes.', undefined],
])('%s %s', (question, reply, answer) => {
  expect(answered(question, reply)).toBe(answer)
})

test('two exchanges that differ have no plain answer', () => {
  const spoken = spokenSentences(
    givenVisit('doctor: Do you smoke?', 'patient: No.', 'doctor: Do you smoke?', 'patient: Yes.'),
  )
  expect(plainAnswer([{ places: [0, 1] }, { places: [2, 3] }], spoken)).toBeUndefined()
})
