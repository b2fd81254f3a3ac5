import type { Consent, ConsentMode } from '@chartwright/contract/consent'
import { expect, test } from 'vitest'
import { isToAsk } from './is-to-ask.ts'

const record = (answer: Consent['answer']): Consent => ({
  id: '00000000-0000-4000-8000-000000000001',
  answer,
  recorded_at: '2026-11-17T10:42:00.000Z',
  recorded_by: 'Dr. Ana',
  wording_version: 1,
  wording: 'May I?',
  transcript_deleted: false,
})

interface Given {
  readonly answers?: Consent['answer'][]
  readonly wasRecorded?: boolean
  readonly isDismissed?: boolean
}

test.each<[string, Given, Record<ConsentMode, boolean>]>([
  ['nobody was asked', {}, { required: true, ask: true, off: false }],
  ['it was put off', { isDismissed: true }, { required: true, ask: false, off: false }],
  ['it was recorded before', { wasRecorded: true }, { required: true, ask: false, off: false }],
  ['yes', { answers: ['standing'] }, { required: false, ask: false, off: false }],
  ['no', { answers: ['verbal', 'declined'] }, { required: true, ask: true, off: false }],
  [
    'no, and it was put off',
    { answers: ['declined'], isDismissed: true, wasRecorded: true },
    { required: true, ask: true, off: false },
  ],
  ['withdrawn', { answers: ['verbal', 'withdrawn'] }, { required: true, ask: true, off: false }],
  ['yes again', { answers: ['withdrawn', 'verbal'] }, { required: false, ask: false, off: false }],
])('%s', (_, { answers = [], wasRecorded = false, isDismissed = false }, expected) => {
  for (const mode of ['required', 'ask', 'off'] as const) {
    const state = {
      mode,
      records: answers.map(record),
      was_recorded: wasRecorded,
      wording: { version: 1, text: 'May I?' },
    }
    expect([mode, isToAsk(state, isDismissed)]).toEqual([mode, expected[mode]])
  }
})
