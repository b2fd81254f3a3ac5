import { expect, test } from 'vitest'
import { decodeNoteFrame, encodeNoteFrame, type NoteFrame } from './note-frames.ts'

const dataOf = (encoded: string): string[] =>
  encoded
    .split('\n\n')
    .filter(Boolean)
    .map((each) => each.replace(/^data: /, ''))

test.each([
  'plain',
  'two\nlines',
  'a "quoted" word',
  'C:\\new and \\n as typed',
  '\r\n',
  '[DONE]',
  '[SAVED:1]',
  '[Error: planted]',
  '[ERROR_SAVING:x]',
  '[',
  '[D',
  ' leading and trailing ',
  'data: data: x',
  'عربي 😀',
])('the text %j arrives as it was sent, and as text', (text) => {
  const frames = dataOf(encodeNoteFrame({ kind: 'text', text })).map(decodeNoteFrame)
  expect(frames.every(({ kind }) => kind === 'text')).toBe(true)
  expect(frames.map((frame) => (frame.kind === 'text' ? frame.text : '')).join('')).toBe(text)
})

test.each<[NoteFrame, string]>([
  [{ kind: 'done' }, 'data: [DONE]\n\n'],
  [{ kind: 'saved', noteId: 'b1' }, 'data: [SAVED:b1]\n\n'],
  [{ kind: 'error', message: 'It is away.' }, 'data: [Error: It is away.]\n\n'],
  [{ kind: 'text', text: 'a\n"b"\\' }, 'data: a\\n\\"b\\"\\\\\n\n'],
])('%j is encoded as %j, and decoded again', (frame, bytes) => {
  expect(encodeNoteFrame(frame)).toBe(bytes)
  expect(dataOf(bytes).map(decodeNoteFrame)).toEqual([frame])
})

test('a note that was written but not saved says so', () => {
  const frame: NoteFrame = { kind: 'error', message: 'Session not found.', isUnsaved: true }
  expect(encodeNoteFrame(frame)).toBe('data: [ERROR_SAVING: Session not found.]\n\n')
})

test.each([
  ['[ERROR_SAVING: disk]', 'disk'],
  ['[Error generating note', 'generating note'],
  ['[Error: a ] b]', 'a ] b'],
])('%s is a failure that says %s', (data, message) => {
  expect(decodeNoteFrame(data)).toEqual({ kind: 'error', message })
})
