import { expect, test } from 'vitest'
import { isHelpBehindSign } from './is-help-behind-sign.ts'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit } from '../testing/given-visit.ts'

test.each([
  ['If the numbness returns and it persists. Then you may need to attend A and E.', true],
  ['If the rash spreads over the arm. Please give us a call.', true],
  ['Things to look out for would be if the rash spreads. I do want you to call us.', true],
  ['I would wait, but otherwise if the rash spreads. Feel free to contact us.', true],
  ['With a rash or fever, if you get that it is urgent. You need to go to A and E for that.', true],
  ['Your arm is broken. You need to go to A and E for that.', false],
  ['If the rash spreads over the arm. We will ring you tomorrow.', false],
  ['The rash spreads over the arm. Please give us a call.', false],
  ['If the rash spreads over the arm. It may be measles.', false],
])('%s', (line, isHelp) => {
  expect(isHelpBehindSign(1, spokenSentences(givenVisit(`doctor: ${line}`)))).toBe(isHelp)
})

test('the next line of the clinician tells it as well', () => {
  const lines = ['doctor: If the fever goes up again.', 'doctor: You come back straight away.']
  expect(isHelpBehindSign(1, spokenSentences(givenVisit(...lines)))).toBe(true)
})
