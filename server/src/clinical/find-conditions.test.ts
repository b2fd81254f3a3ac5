import { describe, expect, test } from 'vitest'
import { findConditions } from './find-conditions.ts'
import { CONDITIONS } from './lexicon/conditions.data.ts'

describe('conditions by name', () => {
  test('the longest name wins', () => {
    expect(
      findConditions('she has type 2 diabetes and high blood pressure').map(({ name, code }) => [
        name,
        code,
      ]),
    ).toEqual([
      ['type 2 diabetes', 'E11.9'],
      ['high blood pressure', 'I10'],
    ])
  })
  test('a name that leaves something open has no code but says what is missing', () => {
    expect(findConditions('your diabetes')).toMatchObject([
      { code: null, missing: 'type not stated' },
    ])
  })
  test.each([
    ['sleep apnea', 'G47.30'],
    ['obstructive sleep apnea', 'G47.33'],
    ['emphysema', 'J43.9'],
    ['hay fever', 'J30.1'],
    ['allergic rhinitis', 'J30.9'],
    ['a common cold', 'J00'],
    ['multiple sclerosis', 'G35.D'],
    ['lupus', null],
    ['a lumbar strain', null],
  ])('%s is not coded as its neighbour', (said, code) => {
    expect(findConditions(said).map((found) => found.code)).toEqual([code])
  })
  test('every code has the form of ICD-10-CM, and every row without one says why', () => {
    for (const [, code, missing] of CONDITIONS)
      if (code === null) expect(missing).toBeTruthy()
      else expect(code).toMatch(/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/)
  })
})
