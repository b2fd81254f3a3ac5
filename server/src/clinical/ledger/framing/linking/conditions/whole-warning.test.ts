import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { wholeWarning } from './whole-warning.ts'

test.each([
  [
    'If your leg swells, or you faint, or your chest is tight, ring nine nine nine.',
    'leg swells, or you faint',
    ['chest is tight'],
    'leg swells, or you faint, or your chest is tight',
  ],
  [
    'If you vomit, or go yellow or itchy, go to the hospital.',
    'vomit, or go yellow or itchy',
    ['itchy'],
    'vomit, or go yellow or itchy',
  ],
  [
    "Call us if it swells or your foot's cold.",
    'Call us if it swells',
    ["your foot's cold"],
    "it swells or your foot's cold",
  ],
  ["If you're sick, or numb, go in.", "If you're sick, or numb", ['numb'], 'sick, or numb'],
  ['Ring the clinic if you shake.', 'Ring the clinic', ['shake'], 'shake'],
  [
    'Watch out for any redness or a smell.',
    'redness',
    ['Watch out for any redness or a smell'],
    'redness or a smell',
  ],
  ['If you shake, call the clinic.', 'call the clinic', ['shake'], undefined],
  ['If it swells, call us. Or it smells.', 'swells', ['it smells'], undefined],
  ['Call us if it swells.', 'it swells', [], undefined],
])('%s', (said, words, conditions, told) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'plan', act: 'safety_net' })
  const signs = conditions.map((one) => givenModifier(lines, 'condition', one))
  expect(wholeWarning(lines[0]?.text ?? '', mention, signs)).toBe(told)
  expect(wholeWarning(lines[0]?.text ?? '', { ...mention, act: 'advise' }, signs)).toBeUndefined()
})
