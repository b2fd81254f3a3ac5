import { describe, expect, test } from 'vitest'
import { lookAgain } from './second-look.ts'
import { statementOf } from './testing/statement-of.ts'

const said = (text: string) => ({ sentence: text, statement: statementOf(text.toLowerCase()) })

describe('before a heading is called empty', () => {
  test('what stands elsewhere is found', () => {
    expect(
      lookAgain(['medications'], [said('Lisinopril is raised.'), said('She rests.')]).map(
        ({ text }) => text,
      ),
    ).toEqual(['Lisinopril is raised.'])
  })
  test('conditions of the past are listed once each', () => {
    const history = said('History significant for hypertension, high blood pressure and asthma.')
    expect(lookAgain(['medical'], [history]).map(({ text }) => text)).toEqual([
      'Hypertension.',
      'Asthma.',
    ])
  })
  test('a drug that is not tolerated is not taken, and a test to come has no result', () => {
    expect(lookAgain(['medications'], [said('The patient is allergic to penicillin.')])).toEqual([])
    expect(lookAgain(['results'], [said('I will order an MRI.')])).toEqual([])
  })
  test('nothing is made up', () => {
    expect(lookAgain(['family'], [said('She rests.')])).toEqual([])
  })
})
