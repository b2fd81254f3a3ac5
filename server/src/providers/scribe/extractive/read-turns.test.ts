import { describe, expect, test } from 'vitest'
import { readTurns } from './read-turns.ts'

const line = (text: string, speaker: string | null = null) => ({ id: 'a', index: 0, speaker, text })

describe('who speaks', () => {
  test.each([
    [line('[doctor] hello'), 'clinician', 'hello'],
    [line('Doctor: hello'), 'clinician', 'hello'],
    [line('Patient: hello'), 'patient', 'hello'],
    [line('hello', 'Dr. Lee'), 'clinician', 'hello'],
    [line('hello', 'patient'), 'patient', 'hello'],
    [line('hello'), null, 'hello'],
    [line('SPEAKER_01: hello'), null, 'hello'],
    [line('Remember: two tablets'), null, 'Remember: two tablets'],
  ])('%j', (segment, role, text) => {
    expect(readTurns([segment])).toEqual([{ role, isSet: false, text, segmentId: 'a', index: 0 }])
  })

  test('several labelled lines in one segment are turns of their own, blank ones none', () => {
    const turns = readTurns([line('Doctor: any pain?\n\nPatient: no')])
    expect(turns.map(({ role }) => role)).toEqual(['clinician', 'patient'])
  })

  test('segments are read in the order of their index', () => {
    const turns = readTurns([{ ...line('second'), index: 1 }, line('first')])
    expect(turns.map(({ text }) => text)).toEqual(['first', 'second'])
  })

  test('what a person has set counts against every label, which is not read out', () => {
    const set = { ...line('Doctor: it hurts', 'doctor'), role: 'patient' as const }
    expect(readTurns([set])).toMatchObject([{ role: 'patient', isSet: true, text: 'it hurts' }])
  })
})
