import { expect, test } from 'vitest'
import { SCORES_PER_TOKEN } from './reader-layout.ts'
import { isFullWindow, joinBetween, joinWindows, settledTokens, windowsOf } from './windows.ts'

const stream = (length: number) => Int32Array.from({ length }, (_, id) => id)

/** As a reader gives it that takes every token for the same. */
const read = (count: number, score: number) =>
  new Float32Array(count * SCORES_PER_TOKEN).fill(score)

test('windows overlap, begin with the mark that the reader has learned, and cover all', () => {
  const windows = windowsOf(stream(300))
  expect(windows.map(({ at, ids }) => [at, ids.length, ids[0], ids[1]])).toEqual([
    [0, 256, 101, 0],
    [160, 141, 101, 160],
  ])
  expect(windows.map(isFullWindow)).toEqual([true, false])
  expect(windowsOf(stream(255))).toHaveLength(1)
})

test('where windows overlap, the one that sees more around a token counts for more', () => {
  const windows = windowsOf(stream(300))
  const joined = joinWindows(300, windows, [read(255, 0), read(140, 1)])
  const scoreOf = (token: number) => joined[token * SCORES_PER_TOKEN] ?? NaN
  expect([scoreOf(0), scoreOf(299)]).toEqual([0, 1])
  expect(scoreOf(160)).toBeCloseTo(1 / 65, 5)
  expect(scoreOf(254)).toBeCloseTo(46 / 47, 5)
})

test('a window with too few scores is an error', () => {
  expect(() => joinWindows(2, windowsOf(stream(2)), [read(1, 0)])).toThrow('misread')
})

test('a part of the tokens has the scores that it has among all', () => {
  const windows = windowsOf(stream(700))
  const scores = windows.map(({ ids }, place) =>
    read(ids.length - 1, 0).map((_, at) => ((at * 31 + place * 17) % 97) / 97),
  )
  const all = joinWindows(700, windows, scores)
  for (const [from, to] of [
    [0, 1],
    [150, 161],
    [254, 256],
    [160, 480],
    [414, 700],
    [699, 700],
  ] as const) {
    const part = joinBetween(from, to, windows, (place) => scores[place])
    expect(part).toEqual(all.slice(from * SCORES_PER_TOKEN, to * SCORES_PER_TOKEN))
  }
})

test.each([
  [0, 0],
  [254, 0],
  [255, 160],
  [300, 160],
  [414, 160],
  [415, 320],
])('of %i tokens the first %i are settled', (length, settled) => {
  expect(settledTokens(windowsOf(stream(length)))).toBe(settled)
})
