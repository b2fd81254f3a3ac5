import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { describeRole, faceOf } from './role-labels.ts'

function line(rest: Partial<TranscriptSegment>): TranscriptSegment {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    index: 0,
    start_ms: 0,
    end_ms: 1_000,
    speaker: null,
    text: 'Hello.',
    confidence: null,
    word_confidence: null,
    original_text: null,
    is_checked: false,
    checks: [],
    suggestions: [],
    role: 'unsure',
    is_role_set: false,
    has_audio: true,
    ...rest,
  }
}

test.each([
  ['the role, where words alone tell', { role: 'patient' }, 'Patient'],
  ['the role of a counted voice', { role: 'clinician', speaker: 'Speaker 1' }, 'Clinician'],
  ['the number of somebody else', { role: 'other', speaker: 'Speaker 3' }, 'Speaker 3'],
  ['the number, where the role is unsure', { speaker: 'Speaker 2' }, 'Speaker 2'],
  ['a name before a role', { role: 'patient', speaker: 'Mrs. Lee' }, 'Mrs. Lee'],
  ['the role of pasted text', { role: 'patient', speaker: 'Pt', start_ms: null }, 'Patient'],
] as const)('a line shows %s', (_, rest, face) => {
  expect(faceOf(line(rest))).toBe(face)
})

test('assistive technology gets the voice and the role', () => {
  const other = line({ role: 'other', speaker: 'Mrs. Lee', is_role_set: true })
  expect(describeRole(other)).toBe('Mrs. Lee, Other, set by you')
  expect(describeRole(line({ role: 'patient' }))).toBe('Patient, guessed')
})
