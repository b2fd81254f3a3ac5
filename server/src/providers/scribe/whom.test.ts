import { expect, test } from 'vitest'
import type { KnownPatient } from './scribe.ts'
import { describeWhom, pronounsOf } from './whom.ts'

const NOTHING: KnownPatient = { dateOfBirth: null, recordNumber: null, sex: null, pronouns: null }

test.each([
  [{}, undefined],
  [{ sex: 'female' }, 'her'],
  [{ sex: 'male' }, 'him'],
  [{ sex: 'other' }, undefined],
  [{ sex: 'unknown' }, undefined],
  [{ sex: 'male', pronouns: 'She/Her' }, 'her'],
  [{ pronouns: 'ze / zir' }, 'zir'],
  [{ sex: 'female', pronouns: 'ask me' }, undefined],
] as const)('of %j the pronoun is %s', (patient, object) => {
  expect(pronounsOf({ patient: { ...NOTHING, ...patient } })?.object).toBe(object)
})

test.each([
  ['1972-03-09', 'female', 'a 54-year-old woman'],
  ['1972-03-10', 'female', 'a 53-year-old woman'],
  ['1946-01-01', 'male', 'an 80-year-old man'],
  ['2008-03-09', 'male', 'an 18-year-old man'],
  ['2015-03-09', 'male', 'an 11-year-old boy'],
  ['2025-02-28', 'female', 'a 12-month-old girl'],
  ['1990-01-01', 'unknown', 'a 36-year-old patient'],
  ['2027-01-01', 'female', 'a woman'],
  [null, 'male', 'a man'],
  [null, 'other', undefined],
] as const)('who was born on %s, %s, is %s', (dateOfBirth, sex, words) => {
  expect(describeWhom({ patient: { ...NOTHING, dateOfBirth, sex }, date: '2026-03-09' })).toBe(
    words,
  )
})
