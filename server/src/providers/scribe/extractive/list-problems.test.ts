import { describe, expect, test } from 'vitest'
import { listProblems } from './list-problems.ts'
import { statementOf } from './testing/statement-of.ts'

const problems = (text: string, rest = {}) =>
  listProblems([{ sentence: text, statement: statementOf(text, { position: 0.8, ...rest }) }]).map(
    (sentence) => sentence.text,
  )

describe('problems by name', () => {
  test.each([
    ['for your hypertension and asthma, nothing changes', ['Hypertension.', 'Asthma.']],
    ['this may be gout', []],
    ['you do not have pneumonia', []],
    ['you had a stroke in 2018', []],
  ])('%s', (text, names) => {
    expect(problems(text)).toEqual(names)
  })
  test('are those of the clinician', () => {
    expect(problems('i have asthma', { role: 'patient' })).toEqual([])
  })
})
