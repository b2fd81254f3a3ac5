import { expect, test } from 'vitest'
import { describeNoteState } from './note-state.ts'

test.each([
  [0, 0, 'none', ''],
  [1, 0, 'draft', 'Draft'],
  [2, 0, 'draft', 'Drafts'],
  [3, 1, 'partly', '1 of 3 notes signed'],
  [2, 2, 'signed', 'Signed'],
])('%i notes, %i of them signed: %s', (note_count, signed_note_count, state, words) => {
  expect(describeNoteState({ note_count, signed_note_count })).toEqual({ state, words })
})
