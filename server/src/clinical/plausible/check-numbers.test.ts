import { describe, expect, test } from 'vitest'
import { checkNumbers } from './check-numbers.ts'
import { DOSES } from './doses.data.ts'
import { MEASURES, type Range } from './measures.data.ts'

const SAID: Readonly<Record<string, string>> = {
  '': '',
  'per minute': ' beats per minute',
  '%': ' percent',
  F: ' degrees Fahrenheit',
  C: ' degrees Celsius',
  pound: ' pounds',
  kg: ' kilograms',
  inch: ' inches',
  cm: ' centimeters',
  foot: ' feet',
  meter: ' meters',
  'mg/dL': ' milligrams per deciliter',
  'mmol/L': ' mmol/L',
  'g/dL': ' grams per deciliter',
  'g/L': ' g/L',
  'umol/L': ' micromoles per liter',
}
const found = (text: string) => {
  return checkNumbers(text).map(({ from, to, standing }) => [text.slice(from, to), standing])
}
const beyond = ([least, most]: Range) => [...(least > 0 ? [least * 0.9] : []), most * 1.1]

describe.each(
  MEASURES.flatMap((row) =>
    row.units.map((unit) => [`${row.name} in ${unit.unit}`, row, unit] as const),
  ),
)('%s', (_, { name }, { unit, possible, usual }) => {
  const say = (value: number) => `Your ${name} is ${String(Number(value.toFixed(2)))}${SAID[unit]!}`

  test('is left alone at both ends of what is usual', () => {
    expect(usual.map((value) => found(`${say(value)} today.`))).toEqual([[], []])
  })

  test('is marked where nobody has it', () => {
    for (const value of beyond(possible)) {
      expect(found(`${say(value)} today.`)).toEqual([[say(value).slice(5), 'impossible']])
    }
  })

  test('is marked where hardly anybody has it', () => {
    for (const [end, value] of beyond(usual).entries()) {
      if (usual[end] === possible[end] || possible.some((edge) => value > edge === (end === 1)))
        continue
      expect(found(say(value)).map(([, standing]) => standing)).toEqual(['unlikely'])
    }
  })
})

test.each(DOSES.map((row) => [row.drug, row] as const))(
  'a dose of %s is marked beyond its table, and not within it',
  (drug, { least, most, unit }) => {
    const say = (dose: number) => `He takes ${drug} ${String(dose)} ${unit} daily.`
    expect([found(say(least)), found(say(most))]).toEqual([[], []])
    for (const dose of [least / 10, most * 10]) {
      const words = `${drug} ${String(dose)} ${unit}`
      expect(found(say(dose))).toEqual([[words, 'unlikely']])
      expect(found(`${String(dose)} ${unit} of ${drug}`)).toHaveLength(1)
    }
  },
)

test.each([
  ['Blood pressure 110.7 inches per minute.', 'Blood pressure 110.7 inches per minute'],
  ['It was 110.7 inches per minute.', '110.7 inches per minute'],
  ['blood pressure of 110.7', 'blood pressure of 110.7'],
  ['BP 70/110', 'BP 70/110'],
  ['one hundred over two hundred', 'one hundred over two hundred'],
  ['heart rate six hundred ten', 'heart rate six hundred ten'],
  ['Pulse is 98 percent', 'Pulse is 98 percent'],
  ['She is 142 years old', '142 years old'],
  ['a pain of 45 out of ten', '45 out of ten'],
  ['levothyroxine 100 mg', 'levothyroxine 100 mg'],
  ['give 9,000 milligrams', '9,000 milligrams'],
])('%s: ‘%s’ is marked', (text, words) => {
  expect(found(text).map(([marked]) => marked)).toEqual([words])
})

test.each([
  'Blood pressure is one ten over seventy, pulse sixty-two.',
  'A fever of one oh two for 3 days.',
  'Blood pressure for 10 years, three times a day.',
  'Oxygen, 2 liters. Pulses 2+.',
  'Strength is five over five, pain eleven out of ten.',
  'In 2005/2006 on Bactrim 400/80.',
  'Norflex 60 mg, Zofran 4 mg.',
  'Her hemoglobin a1c is 7.5, vitamin D 50,000 units.',
  'I said the weight is nothing, and 4,000 people agree.',
])('nothing is marked in: %s', (text) => {
  expect(found(text)).toEqual([])
})
