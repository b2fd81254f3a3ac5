import { describe, expect, test } from 'vitest'
import { splitClauses } from './split-clauses.ts'

describe('clauses', () => {
  test('are cut by punctuation', () => {
    expect(splitClauses('it hurts. does it swell? yes.')).toEqual([
      'it hurts.',
      'does it swell?',
      'yes.',
    ])
  })

  test('are found where the punctuation is lost', () => {
    expect(
      splitClauses('i am going to order an mri of the knee and i want you to rest do you smoke'),
    ).toEqual(['i am going to order an mri of the knee', 'and i want you to rest', 'do you smoke'])
  })

  test('an answer stands apart from its question', () => {
    expect(splitClauses('have you had any fever or any chills no okay and any cough')).toEqual([
      'have you had any fever or any chills',
      'no',
      'okay and any cough',
    ])
  })

  test.each([
    [
      'any aches or chills or anything like that no a headache sometimes',
      ['any aches or chills or anything like that', 'no', 'a headache sometimes'],
    ],
    [
      'keep taking what she put you on i do want to see it',
      ['keep taking what she put you on', 'i do want to see it'],
    ],
    [
      'we looked at the picture of it the good news is no break',
      ['we looked at the picture of it', 'the good news is no break'],
    ],
    [
      'continue losartan 100 mg daily continue aspirin 81 mg once daily',
      ['continue losartan 100 mg daily', 'continue aspirin 81 mg once daily'],
    ],
  ])('%s', (said, clauses) => {
    expect(splitClauses(said)).toEqual(clauses)
  })

  test('are not cut inside what hangs together', () => {
    const said = 'i think that you have a strain because you were lifting heavy boxes'
    expect(splitClauses(said)).toEqual([said])
  })
})
