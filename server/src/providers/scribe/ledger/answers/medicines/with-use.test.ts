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
  ['a question', 'I will start naproxen. Do you sleep at night?', [0]],
  ['two medicines before it', 'I will start naproxen and iron. Twice a day, please.', [0]],
])('the next sentence tells %s', (_, text, places) => {
  const spoken = spokenSentences(givenVisit(`doctor: ${text}`))
  expect(withUse({ places: [0] }, spoken).places).toEqual(places)
})
