import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { withReply } from './with-reply.ts'

test.each([
  [
    'questions for it',
    'We have you on iron. Are you taking that? Any trouble with it?',
    [0, 1, 2, 3],
  ],
  ['another question', 'We have you on iron. Are you taking that? How is your knee?', [0]],
  ['the end of a visit', 'We have you on iron. Any questions about that one?', [0]],
])('what goes on from a medicine: %s', (_, text, places) => {
  const spoken = spokenSentences(givenVisit(`doctor: ${text}`, 'patient: I gave it up in May.'))
  expect(withReply({ places: [0] }, spoken).places).toEqual(places)
})
