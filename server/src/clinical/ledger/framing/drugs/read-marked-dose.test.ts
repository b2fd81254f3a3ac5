import { expect, test } from 'vitest'
import type { FactStatus } from '@chartwright/contract/facts'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { readMarkedDose } from './read-marked-dose.ts'

function doseOf(text: string, name: string, marked: readonly string[], status: FactStatus) {
  const lines = givenLines(`C: ${text}`)
  const mention = givenMention(lines, name, { kind: 'medication', status })
  const modifiers = marked.map((words) => givenModifier(lines, 'dose', words))
  return readMarkedDose(mention, /^[a-z]+/.exec(name)?.[0] ?? '', modifiers)
}

test.each<[string, string, string[], FactStatus, string | undefined]>([
  [
    'metformin is a thousand twice a day',
    'metformin',
    ['a thousand twice a day'],
    'takes',
    '1000 mg',
  ],
  ['levothyroxine, the fifty', 'levothyroxine', ['the fifty'], 'takes', '50 mcg'],
  ['glargine, thirty at bedtime', 'glargine', ['thirty at bedtime'], 'takes', '30 units'],
  ['tamsulosin, four hundred', 'tamsulosin', ['four hundred'], 'takes', undefined],
  ['ramipril, one point two five', 'ramipril', ['one point two five'], 'takes', '1.25 mg'],
  ['paracetamol, two at night', 'paracetamol', ['two at night'], 'takes', undefined],
  ['paracetamol, eight a day', 'paracetamol', ['eight a day'], 'takes', undefined],
  [
    'sertraline from fifty to a hundred',
    'sertraline',
    ['from fifty to a hundred'],
    'increase',
    '100 mg',
  ],
  ['sertraline up to one fifty', 'sertraline', ['up to one fifty'], 'increase', '150 mg'],
  ['sertraline fifty, or a hundred', 'sertraline', ['fifty', 'a hundred'], 'takes', undefined],
  ['losartan, twenty-five', 'losartan, twenty-five', [], 'takes', '25 mg'],
  ['amlodipine to five', 'amlodipine to five', [], 'decrease', '5 mg'],
  ['zopiclone seven point five', 'zopiclone seven point five', [], 'takes', '7.5 mg'],
  ['go up to forty', 'go', ['up to forty'], 'increase', undefined],
])('%s (%s, %j, %s): %s', (text, name, marked, status, dose) => {
  expect(doseOf(text, name, marked, status)).toBe(dose)
})
