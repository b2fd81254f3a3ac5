import { expect, test } from 'vitest'
import type { ScribeSegment } from '../../scribe.ts'
import { saidWhom } from './said-whom.ts'
import { AGE_ROWS } from './said-whom.data.ts'

function spoken(...lines: [speaker: string, text: string][]): ScribeSegment[] {
  return lines.map(([speaker, text], index) => ({ id: `s${String(index)}`, index, speaker, text }))
}

test.each(AGE_ROWS.map(({ by, example }) => [by, example] as const))(
  'an age is taken from the %s: %s',
  (by, example) => {
    const speaker = by === 'clinician' ? 'doctor' : 'patient'
    expect(saidWhom(spoken([speaker, example]))?.count).toBeGreaterThan(0)
  },
)

test.each<[text: string, count: number, unit: string, sex: string | undefined]>([
  ['So Carol is a 58 year old female with gout.', 58, 'year', 'female'],
  ['Next is a fifty-eight-year-old right handed gentleman.', 58, 'year', 'male'],
  ["She's a 9-month-old with a fever.", 9, 'month', 'female'],
  ['He is a 43 year old patient here for his knee.', 43, 'year', 'male'],
  ['This is a 30 year old patient.', 30, 'year', undefined],
])('%s', (text, count, unit, sex) => {
  expect(saidWhom(spoken(['doctor', text]))).toMatchObject({ count, unit, sex, line: 0 })
})

test.each<[speaker: string, text: string]>([
  ['patient', 'I have been wearing glasses since I was 5 years old.'],
  ['patient', 'My daughter is a 12 year old girl.'],
  ['doctor', 'And your son is 12 years old now?'],
  ['doctor', 'You said his brother is a 40 year old man.'],
  ['doctor', 'So that scan is two years old.'],
])('the %s says no age of the patient: %s', (speaker, text) => {
  expect(saidWhom(spoken([speaker, text]))).toBeUndefined()
})

test('two different ages are none', () => {
  const lines = spoken(
    ['doctor', 'Ann is a 58 year old female.'],
    ['doctor', 'So this is a 59 year old woman with gout.'],
  )
  expect(saidWhom(lines)).toBeUndefined()
})

test('what a patient says late in the visit is no introduction', () => {
  const talk = Array.from({ length: 20 }, (): [string, string] => ['doctor', 'Okay.'])
  const age: [string, string] = ['patient', 'I am 26 years old.']
  expect(saidWhom(spoken(age, ...talk))?.count).toBe(26)
  expect(saidWhom(spoken(...talk, age))).toBeUndefined()
})
