import { expect, test } from 'vitest'
import { SPEAKS_AS_CLINICIAN } from './is-of-clinician.data.ts'
import { isOfClinician } from './is-of-clinician.ts'
import { spokenSentences } from './spoken-sentences.ts'
import { givenVisit } from '../testing/given-visit.ts'

test.each(SPEAKS_AS_CLINICIAN)('%s', (_, pattern, is, isNot) => {
  expect(pattern.test(is)).toBe(true)
  expect(isOfClinician(isNot)).toBe(false)
})

test('a line that was given to the wrong speaker is of the clinician', () => {
  const spoken = spokenSentences(
    givenVisit("patient: i 'm gon na prescribe you some iron", 'patient: thank you so much'),
  )
  expect(spoken.map(({ role }) => role)).toEqual(['clinician', 'patient'])
})
