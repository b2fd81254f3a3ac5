import type { LineEdit } from '@chartwright/contract/transcript-lines'
import { describe, expect, test } from 'vitest'
import type { LineRow } from '../../db/transcript-edit-schema.ts'
import { editLine } from './edit-line.ts'

const ID = 'line'
const heard: LineRow = {
  id: ID,
  practitionerId: 'p',
  transcriptId: 't',
  index: 4,
  startMs: 1_000,
  endMs: 3_000,
  speaker: null,
  text: 'takes lies in a pill daily',
  confidence: 0.7,
  wordConfidence: [0.9, 0.2, 0.3, 0.4, 0.5, 0.8],
  originalText: null,
  heardFirst: null,
  isChecked: false,
  soundIds: null,
  role: 'patient',
}
const edited = (line: LineRow, edit: Partial<LineEdit>, next?: LineRow) =>
  editLine(line, next, { segment_id: ID, was: line.text, ...edit } as LineEdit, () => 'new')
const corrected = (line: LineRow, text: string, is_checked = false) =>
  edited(line, { act: 'correct', text, is_checked })[0]!

describe('a corrected line', () => {
  test('keeps what was heard, its id and audio, and the doubt about unchanged words', () => {
    const line = corrected(heard, 'takes lisinopril daily')
    expect(line).toEqual({
      ...heard,
      text: 'takes lisinopril daily',
      originalText: heard.text,
      wordConfidence: [0.9, 1, 0.8],
    })
    expect(corrected(line, 'takes losartan daily').originalText).toBe(heard.text)
  })

  test('that is back to what was heard has no other text to keep', () => {
    const back = corrected(corrected(heard, 'takes lisinopril daily'), heard.text)
    expect([back.text, back.originalText]).toEqual([heard.text, null])
  })

  test('may be the same words, checked', () => {
    expect(corrected(heard, heard.text, true)).toEqual({ ...heard, isChecked: true })
  })
})

describe('a split line', () => {
  test('is two with approximately their own times and all of the audio', () => {
    const [first, second] = edited(heard, { act: 'split', first_words: 2 })
    expect(first).toEqual({
      ...heard,
      text: 'takes lies',
      endMs: 1_769,
      wordConfidence: [0.9, 0.2],
    })
    expect(second).toEqual({
      ...heard,
      id: 'new',
      text: 'in a pill daily',
      startMs: 1_769,
      wordConfidence: [0.3, 0.4, 0.5, 0.8],
      soundIds: [ID],
    })
  })

  test('is also split in what was heard, and is one again when merged', () => {
    const line = corrected(heard, 'takes lisinopril daily')
    const [first, second] = edited(line, { act: 'split', first_words: 2 })
    expect([first?.originalText, second?.originalText]).toEqual(['takes lies in a pill', null])
    const [merged] = edited(first!, { act: 'merge', next_was: 'daily' }, second)
    expect(merged).toEqual({ ...line, soundIds: [ID] })
  })

  test('leaves something on both sides', () => {
    expect(() => edited(heard, { act: 'split', first_words: 6 })).toThrow('Nothing would be left.')
  })
})

test('when one of two lines was typed, they are merged with the audio of the other', () => {
  const typed: LineRow = {
    ...heard,
    id: 'typed',
    text: 'Typed.',
    startMs: null,
    endMs: null,
    confidence: null,
    wordConfidence: null,
    role: null,
  }
  const [merged] = edited(typed, { act: 'merge', next_was: heard.text }, heard)
  expect(merged).toMatchObject({
    id: 'typed',
    text: `Typed. ${heard.text}`,
    startMs: 1_000,
    endMs: 3_000,
    confidence: 0.7,
    wordConfidence: [1, ...heard.wordConfidence!],
    soundIds: [ID],
  })
})

test.each([
  [{ act: 'correct', was: 'other words', text: 'x', is_checked: true }, undefined],
  [
    { act: 'merge', next_was: 'other words' },
    { ...heard, text: 'next' },
  ],
  [{ act: 'merge', next_was: 'was the last' }, undefined],
] as const)('a line that is not what the person saw is left unchanged: %j', (edit, next) => {
  expect(() => edited(heard, edit, next)).toThrow(expect.objectContaining({ code: 'CONFLICT' }))
})
