import { expect, test } from 'vitest'
import { isSaidAcrossDrugs } from './is-said-across-drugs.ts'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'

test.each([
  ['Tylenol is fine. I will start lisinopril. Take that once a day.', true],
  ['Tylenol is fine. It helps with the pain. Take that once a day.', false],
])('%s', (line, isAcross) => {
  const segments = givenVisit(`doctor: ${line}`)
  const words = 'once a day'
  const from = line.indexOf(words)
  const fact = heardIn(segments, 'Tylenol', { kind: 'medication', status: 'start' })
  const said = [...fact.said, { segment_id: 's0', from, to: from + words.length, words }]
  expect(isSaidAcrossDrugs({ ...fact, said }, spokenSentences(segments))).toBe(isAcross)
})
