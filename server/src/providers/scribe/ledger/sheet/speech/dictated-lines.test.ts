import { expect, test } from 'vitest'
import { dictatedLines } from './dictated-lines.ts'
import { spokenSentences } from './spoken-sentences.ts'
import { givenVisit } from '../testing/given-visit.ts'

test.each<[string, boolean, boolean]>([
  ['doctor: Increase her lisinopril. Repeat the labs.', false, true],
  ['doctor: The patient is a candidate for surgery.', true, true],
  ['doctor: She should rest. Keep her warm.', true, false],
  ['doctor: I told her that you should rest.', false, false],
  ['doctor: If he faints, call 911.', false, false],
  ['patient: My wife takes her pills.', false, false],
])('%s', (line, hasCompany, is) => {
  const spoken = spokenSentences(givenVisit(line, 'doctor: Hello there, how are you?'))
  expect(dictatedLines(spoken, hasCompany).has(0)).toBe(is)
})
