import type { Note } from '@chartwright/contract/notes'
import { describe, expect, test } from 'vitest'
import { activeTabOf, closedNotesOf, closeTab, openTabsOf } from './open-tabs.ts'

function note(id: string, title = id): Note {
  const moment = '2026-11-15T09:41:00.000Z'
  return {
    id,
    session_id: 's',
    title,
    note_text: '',
    template_id: null,
    provider: null,
    remark: null,
    model: null,
    from_incomplete_transcript: false,
    before_second_hearing: false,
    signature: null,
    addenda: [],
    version: 1,
    created_at: moment,
    updated_at: moment,
  }
}

const ids = (tabs: readonly { id: string }[]) => tabs.map(({ id }) => id)
const fixed = ['context', 'transcription']

describe('the tabs of a session', () => {
  test.each([
    ['a new session has the two fixed ones', [], [], fixed],
    [
      'notes of a session that never stored tabs are all open',
      [],
      ['a', 'b'],
      [...fixed, 'note-a', 'note-b'],
    ],
    [
      'a note that was closed stays closed',
      ['context', 'note-b'],
      ['a', 'b'],
      [...fixed, 'note-b'],
    ],
    ['the stored order counts', ['note-b', 'note-a'], ['a', 'b'], [...fixed, 'note-b', 'note-a']],
    ['a note that is gone has no tab', ['note-gone', 'note-a'], ['a'], [...fixed, 'note-a']],
    ['a temporary tab does not come back', ['temp-note-1'], ['a'], fixed],
  ])('%s', (_, stored, notes, expected) => {
    const tabs = openTabsOf(
      stored.map((id) => ({ id })),
      notes.map((id) => note(id)),
    )
    expect(ids(tabs)).toEqual(expected)
  })

  test('have the documents’ names, and only notes can be closed', () => {
    expect(openTabsOf([], [note('a', 'SOAP 2')])).toEqual([
      { id: 'context', title: 'Context & Record', isClosable: false },
      { id: 'transcription', title: 'Transcription', isClosable: false },
      { id: 'note-a', title: 'SOAP 2', isClosable: true },
    ])
  })

  test('omit notes that can be opened again', () => {
    const notes = [note('a'), note('b')]
    expect(closedNotesOf(openTabsOf([{ id: 'note-b' }], notes), notes)).toEqual([note('a')])
  })
})

describe('closing', () => {
  const tabs = openTabsOf([], [note('a'), note('b'), note('c')])

  test.each([
    [
      'the active tab activates the last remaining one',
      'note-a',
      'note-a',
      [...fixed, 'note-b', 'note-c'],
      'note-c',
    ],
    [
      'another tab leaves the active one',
      'context',
      'note-a',
      [...fixed, 'note-b', 'note-c'],
      'context',
    ],
    ['a fixed tab does nothing', 'context', 'context', ids(tabs), 'context'],
    ['an unknown tab does nothing', 'context', 'note-x', ids(tabs), 'context'],
  ])('%s', (_, activeTabId, id, open, active) => {
    const closed = closeTab({ tabs, activeTabId }, id)
    expect([ids(closed.tabs), closed.activeTabId]).toEqual([open, active])
  })

  test('the last remaining tab is refused', () => {
    const last = [{ id: 'note-a', title: 'a', isClosable: true }]
    expect(closeTab({ tabs: last, activeTabId: 'note-a' }, 'note-a').tabs).toEqual(last)
  })
})

test.each([
  [['note-a', 'context'], 'note-a'],
  [[undefined, null, 'transcription'], 'transcription'],
  [['note-gone', 'note-a'], 'note-a'],
  [['note-gone'], 'context'],
])('of %j the active tab is %s', (wanted, active) => {
  expect(activeTabOf(openTabsOf([], [note('a')]), ...wanted)).toBe(active)
})
