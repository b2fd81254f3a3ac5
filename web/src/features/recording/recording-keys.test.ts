import { expect, test } from 'vitest'
import { findRecordingKey, keyHint } from './recording-keys.ts'

const press = (code: string, more: KeyboardEventInit = {}) =>
  findRecordingKey(new KeyboardEvent('keydown', { code, altKey: true, ...more }))

test('Alt+R records and Alt+M mutes, whatever letter the keyboard types', () => {
  expect(press('KeyR', { key: '®' })).toBe('record')
  expect(press('KeyM')).toBe('mute')
  expect(press('KeyK')).toBeUndefined()
})

test.each([
  ['a held key', { repeat: true }],
  ['AltGr', { ctrlKey: true }],
  ['more keys', { shiftKey: true }],
  ['no Alt', { altKey: false }],
])('%s is none of them', (_, more) => {
  expect(press('KeyR', more)).toBeUndefined()
})

test('a Mac has an Option key', () => {
  expect([keyHint('record', 'MacIntel'), keyHint('mute', 'Win32')]).toEqual(['Option+R', 'Alt+M'])
})
