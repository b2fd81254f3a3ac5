import { expect, test } from 'vitest'
import { piecesOfLine } from './line-pieces.ts'

const line = {
  text: 'takes lies in a pill daily',
  word_confidence: [0.9, 0.2, 0.2, 0.3, 0.2, 0.9],
  checks: [],
  suggestions: [{ from: 6, to: 20, text: 'lisinopril' }],
}

test('the pieces make up the whole line, and neighbouring unclear words are one', () => {
  const pieces = piecesOfLine(line)
  expect(pieces.map(({ text }) => text).join('')).toBe(line.text)
  expect(pieces.map(({ text, isUnsure }) => [text, isUnsure])).toEqual([
    ['takes ', false],
    ['lies in a pill', true],
    [' daily', false],
  ])
  expect(pieces.map(({ suggestion }) => suggestion?.text)).toEqual([
    undefined,
    'lisinopril',
    undefined,
  ])
})

test('overlapping marks are all drawn', () => {
  const check = { from: 16, to: 26, standing: 'unlikely' as const, reason: 'x' }
  const match = { from: 11, to: 17 }
  const pieces = piecesOfLine({ ...line, checks: [check] }, [match], match)
  expect(
    pieces.map(({ text, isUnsure, isChecked, found }) => [text, isUnsure, isChecked, found]),
  ).toEqual([
    ['takes ', false, false, undefined],
    ['lies ', true, false, undefined],
    ['in a ', true, false, 'current'],
    ['p', true, true, 'current'],
    ['ill', true, true, undefined],
    [' daily', false, true, undefined],
  ])
})

test('what is shown beside marked words comes after the punctuation that follows them', () => {
  const text = 'Heart rate 610. Takes lies in a pill, daily.'
  const checks = [{ from: 0, to: 14, standing: 'impossible' as const, reason: 'x' }]
  const suggestions = [{ from: 22, to: 36, text: 'lisinopril' }]
  const pieces = piecesOfLine({ text, word_confidence: null, checks, suggestions })
  expect(pieces.map((piece) => [piece.text, piece.check?.reason, piece.suggestion?.text])).toEqual([
    ['Heart rate 610', undefined, undefined],
    ['.', 'x', undefined],
    [' Takes ', undefined, undefined],
    ['lies in a pill', undefined, undefined],
    [',', undefined, 'lisinopril'],
    [' daily.', undefined, undefined],
  ])
})
