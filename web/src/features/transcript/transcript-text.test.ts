import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { givenLine } from './testing/given-line.ts'
import { transcriptText } from './transcript-text.ts'

const lines: TranscriptSegment[] = [
  givenLine({ text: 'Good morning.', start_ms: 5_000, role: 'clinician' }),
  givenLine({ text: 'Patient: A cough.', speaker: 'Patient', role: 'patient' }),
  givenLine({ text: 'Go on.', start_ms: 9_000, speaker: 'Mrs. Roe', role: 'other' }),
  givenLine({ text: 'Hm.', start_ms: 65_000, role: 'unsure' }),
]

test('a transcript is copied with times and speakers, or without', () => {
  expect(transcriptText(lines, { withMarks: true })).toBe(
    '[0:05] Clinician: Good morning.\nPatient: A cough.\n[0:09] Mrs. Roe: Go on.\n[1:05] Hm.',
  )
  expect(transcriptText(lines, { withMarks: false })).toBe(
    'Good morning.\nPatient: A cough.\nGo on.\nHm.',
  )
})
