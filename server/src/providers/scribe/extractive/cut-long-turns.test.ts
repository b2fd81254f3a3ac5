import { expect, test } from 'vitest'
import { cutLongTurns } from './cut-long-turns.ts'

const turn = (text: string) => ({ role: null, isSet: false, text, segmentId: 'a', index: 3 })

test('a long line is cut after a sentence, and loses nothing', () => {
  const text = 'it hurts. '.repeat(500).trim()
  const pieces = cutLongTurns([turn(text)])
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.every((piece) => piece.text.endsWith('.') && piece.segmentId === 'a')).toBe(true)
  expect(pieces.map((piece) => piece.text).join(' ')).toBe(text)
})

test('without sentences it is cut after a word', () => {
  const text = 'hurting '.repeat(700).trim()
  expect(
    cutLongTurns([turn(text)])
      .map((piece) => piece.text)
      .join(' '),
  ).toBe(text)
})

test('a short line stays', () => {
  expect(cutLongTurns([turn('it hurts.')])).toEqual([turn('it hurts.')])
})
