import { expect, test } from 'vitest'
import { inItsUnit, readStrengthBehind } from './read-strength.ts'
import { STRENGTH_UNITS } from './strength-units.data.ts'

test.each([
  ['Atorvastatin 80 at night', '', '80 mg'],
  ['simvastatin', ' 20.', '20 mg'],
  ['Amlodipine', ' 10, okay', '10 mg'],
  ['the lisinopril', ' is twenty in the morning', '20 mg'],
  ['metoprolol succinate', ', fifty once a day', '50 mg'],
  ['Levothyroxine', ' 100.', '100 mcg'],
  ['lantus', ' 24 at bedtime', '24 units'],
  ['Entresto', ', 24/26, twice a day', undefined],
  ['metformin', ' 2 tablets', undefined],
  ['ibuprofen', ' 10 days ago', undefined],
  ['ibuprofen', ' 3 times a day', undefined],
  ['prednisone', ' for 5 days', undefined],
  ['aspirin', ' 1 a day', undefined],
  ['lisinopril', ' since I was 50.', undefined],
  ['metoprolol', ' at 8 in the morning', undefined],
])('%s%s: %s', (words, after, strength) => {
  expect(readStrengthBehind(words, after)).toBe(strength)
})

test.each(Object.entries(STRENGTH_UNITS))('a bare number behind %s is in %s', (drug, unit) => {
  const strength = unit === 'none' ? undefined : `25 ${unit}`
  expect(readStrengthBehind(drug, ' 25.')).toBe(strength)
})

test.each([
  ['lisinopril', '20', '20 mg'],
  ['zestril', '20', '20 mg'],
  ['amlodipine', '2.5', '2.5 mg'],
  ['amlodipine', '2', undefined],
  ['lisinopril', '2019', undefined],
  ['potassium', '20', undefined],
  ['triamcinolone', '0.1', undefined],
])(
  'a number without a unit is a dose only where the doses are known: %s %s',
  (drug, figure, dose) => {
    expect(inItsUnit(drug, figure)).toBe(dose)
  },
)
