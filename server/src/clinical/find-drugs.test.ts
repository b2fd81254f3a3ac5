import { expect, test } from 'vitest'
import { findAmounts, findFrequencies, findNamedDrugs } from './find-drugs.ts'
import { normalise } from './normalise.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['I take Prinivil and Tylenol.', ['lisinopril', 'acetaminophen']],
  ['Metformin was stopped.', ['metformin']],
  ['She takes steroids and a statin.', []],
  ['He takes the stairs.', []],
])('%s names %j', (text, generics) => {
  const tokens = tokensOf(normalise(text))
  expect(findNamedDrugs(tokens).map(({ generic }) => generic)).toEqual(generics)
})

test.each([
  ['five hundred milligrams', ['500 mg']],
  ['2 tablets of 0.50 mg', ['2 tablet', '0.5 mg']],
  ['10 units and two puffs', ['10 unit', '2 puff']],
  ['for 10 days', []],
])('%s is %j', (text, amounts) => {
  const found = findAmounts(tokensOf(normalise(text)))
  expect(found.map(({ figure, unit }) => `${figure} ${unit}`)).toEqual(amounts)
})

test.each([
  ['b.i.d.', ['2 a day']],
  ['three times a day', ['3 a day']],
  ['every morning', ['1 a day']],
  ['once a week', ['1 a week']],
  ['every other day', ['every other day']],
  ['with food', []],
])('%s is %j', (text, rates) => {
  expect(findFrequencies(normalise(text)).map(({ rate }) => rate)).toEqual(rates)
})
