import { describe, expect, test } from 'vitest'
import { noteIdOf, noteTabId, TabContentsWrite, TabId, uniqueTitle } from './tabs.ts'

test('a note’s tab is named after the note', () => {
  expect(noteTabId('7')).toBe('note-7')
  expect(noteIdOf('note-7')).toBe('7')
})

test.each(['context', 'transcription', 'temp-note-1', 'tab-1'])('%s is not a note’s tab', (id) => {
  expect(noteIdOf(id)).toBeUndefined()
})

test.each([
  ['SOAP', [], 'SOAP'],
  ['SOAP', ['Note'], 'SOAP'],
  ['SOAP', ['SOAP'], 'SOAP 2'],
  ['SOAP', ['SOAP', 'SOAP 2'], 'SOAP 3'],
  ['SOAP', ['SOAP', 'SOAP 3'], 'SOAP 2'],
  ['SOAP 2', ['SOAP 2'], 'SOAP 2 2'],
])('%j beside %j becomes %j', (title, taken, expected) => {
  expect(uniqueTitle(title, taken)).toBe(expected)
})

describe('tab ids', () => {
  test.each(['context', 'note-0199', 'temp-note-1', 'tab-1731650000000'])('%s is one', (id) => {
    expect(TabId.safeParse(id).success).toBe(true)
  })
  test.each(['', 'a b', '<b>', 'x'.repeat(101), '../x'])('%j is not', (id) => {
    expect(TabId.safeParse(id).success).toBe(false)
  })
})

test('contents are stored by tab, without characters that no database can store', () => {
  expect(TabContentsWrite.parse({ context: 'a\0b' })).toEqual({ context: 'ab' })
  expect(TabContentsWrite.safeParse({ 'a b': 'x' }).success).toBe(false)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`tab-${String(n)}`, '']))
  expect(TabContentsWrite.safeParse(many).success).toBe(false)
})
