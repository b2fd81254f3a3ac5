import { expect, test } from 'vitest'
import { spokenSentences } from '../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../sheet/testing/given-visit.ts'
import { isTakenBack } from './is-taken-back.ts'

const DECIDED = 'doctor: We will start you on warfarin.'

test.each([
  ['in the next words', [`${DECIDED} Actually no, let us wait.`]],
  ['by "scratch that"', [`${DECIDED} Scratch that.`]],
  ['in the next line', [DECIDED, 'doctor: Wait, no, your count is too low.']],
  ['by the patient', [DECIDED, "patient: No, I don't want that."]],
])('a decision is taken back %s', (_, lines) => {
  expect(isTakenBack(0, spokenSentences(givenVisit(...lines)))).toBe(true)
})

test.each([
  ['what follows goes on', [`${DECIDED} It thins the blood.`]],
  ['somebody agrees', [DECIDED, 'patient: All right.']],
  ['something else is left out', [`${DECIDED} No surgery is needed.`]],
])('a decision stands where %s', (_, lines) => {
  expect(isTakenBack(0, spokenSentences(givenVisit(...lines)))).toBe(false)
})
