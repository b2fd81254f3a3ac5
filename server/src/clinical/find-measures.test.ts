import { expect, test } from 'vitest'
import { findMeasures } from './find-measures.ts'
import { normalise } from './normalise.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['one twenty over eighty', ['120/80 pressure']],
  ['the pain is six out of ten', ['6/10 of 10']],
  ['for three days', ['3 day']],
  ['a 45-year-old', ['45 year old']],
  ['98 percent', ['98 %']],
  ['a temperature of 101.4', ['101.4 degree']],
  ['two beers', ['2 drink']],
  ['.5 centimeters', ['0.5 cm']],
  ['0.50 cm', ['0.5 cm']],
  ['room 12', ['12 ']],
])('%s is %j', (text, measures) => {
  const found = findMeasures(tokensOf(normalise(text)))
  expect(found.map(({ figure, unit }) => `${figure} ${unit}`)).toEqual(measures)
})
