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

  test('are not cut inside what hangs together', () => {
    const said = 'i think that you have a strain because you were lifting heavy boxes'
    expect(splitClauses(said)).toEqual([said])
  })
})
