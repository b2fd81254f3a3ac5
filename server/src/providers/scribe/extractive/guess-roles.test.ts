import { describe, expect, test } from 'vitest'
import { guessRoles, hasSwappedLabels } from './guess-roles.ts'
import type { Role } from './statement.ts'

const MODEL = { bias: 0, weights: { order: 20, hurts: -20 } }
const turn = (role: Role | null, text: string) => ({
  role,
  isSet: false,
  text,
  segmentId: 'a',
  index: 0,
})

describe('roles', () => {
  test('a label decides where the words say nothing', () => {
    expect(guessRoles(MODEL, ['fine weather'], 'patient')).toEqual(['patient'])
    expect(guessRoles(MODEL, ['fine weather'], 'clinician')).toEqual(['clinician'])
  })
  test('clear words decide against a label, clause by clause', () => {
    expect(guessRoles(MODEL, ['it hurts', 'nice', 'i order labs'], null)).toEqual([
      'patient',
      'clinician',
      'clinician',
    ])
  })
  test.each([
    ['i take lisinopril 10 mg', 'patient'],
    ['penicillin gives me a rash', 'patient'],
    ['i think this is a viral infection', 'clinician'],
    ['no antibiotics today', 'clinician'],
    ['i will refer you to cardiology', 'clinician'],
  ])('%s: only the %s says so, whatever the model thinks', (said, role) => {
    const against = { bias: role === 'patient' ? 2.5 : -2.5, weights: {} }
    expect(guessRoles(against, [said], null)).toEqual([role])
  })
  test('labels that contradict the words of the whole visit are the wrong way round', () => {
    expect(
      hasSwappedLabels(MODEL, [turn('patient', 'i order labs'), turn('clinician', 'it hurts')]),
    ).toBe(true)
    expect(
      hasSwappedLabels(MODEL, [turn('clinician', 'i order labs'), turn('patient', 'it hurts')]),
    ).toBe(false)
  })
  test('what a person has set is no label that may be wrong', () => {
    const set = { ...turn('patient', 'i order labs'), isSet: true }
    expect(hasSwappedLabels(MODEL, [set])).toBe(false)
  })
})
