import { expect, test } from 'vitest'
import { withInterim, withoutLines } from './interims.ts'

test('speech in progress is replaced as it grows, and is shown in order of time', () => {
  const first = withInterim([], { start_ms: 5_000, text: 'and a' })
  const second = withInterim(first, { start_ms: 1_000, text: 'a cough' })
  const third = withInterim(second, { start_ms: 5_000, text: 'and a fever' })
  expect(third.map(({ text }) => text)).toEqual(['a cough', 'and a fever'])
  expect(withInterim(third, { start_ms: 1_000, text: '' })).toHaveLength(1)
})

test('a line replaces what was shown for its time, and nothing after it', () => {
  const interims = [
    { start_ms: 1_000, text: 'a cough' },
    { start_ms: 5_000, text: 'and a fever' },
  ]
  expect(withoutLines(interims, [{ end_ms: 5_000 }])).toEqual([interims[1]])
  expect(withoutLines(interims, [{ end_ms: null }, { end_ms: 1_000 }])).toEqual(interims)
})

test('words stay until their line is loaded, and go when something else is said', () => {
  const shown = withInterim([], { start_ms: 1_000, text: 'a cough' })
  expect(withInterim(shown, { start_ms: 1_000, text: '' }, 1_000)).toEqual([])
  const told = withInterim(shown, { start_ms: 1_000, text: '' }, 3_000)
  expect(told.map(({ text }) => text)).toEqual(['a cough'])
  expect(withoutLines(told, [{ end_ms: 3_000 }])).toEqual([])
  const next = withInterim(told, { start_ms: 4_000, text: 'and' }, 3_000)
  expect(next.map(({ text }) => text)).toEqual(['and'])
})
