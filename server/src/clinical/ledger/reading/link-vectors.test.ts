import { expect, test } from 'vitest'
import { linkOdds, vectorsFrom, type LinkVector } from './link-vectors.ts'
import { LINK_SIZE, POINTED_AT, POINTING_AT, SCORES_PER_TOKEN } from './reader-layout.ts'
import { windowsOf } from './windows.ts'

const vector = (window: number, ...values: number[]): LinkVector => ({
  window,
  weight: 1,
  values: Float32Array.from(values),
})

test('words are linked where their vectors point the same way', () => {
  expect(linkOdds([[vector(0, 3, 0)]], [[vector(0, 3, 0)]])).toBeGreaterThan(0.99)
  expect(linkOdds([[vector(0, 3, 0)]], [[vector(0, -3, 0)]])).toBeLessThan(0.01)
})

test('every word points at the best word of the other', () => {
  const pointed = [[vector(0, 3, 0)], [vector(0, -3, 0)]]
  expect(linkOdds([[vector(0, 3, 0)]], pointed)).toBeGreaterThan(0.99)
  expect(linkOdds([[vector(0, 3, 0)], [vector(0, 0, 3)]], pointed)).toBeCloseTo(0.75, 1)
})

test('vectors of different windows say nothing of each other', () => {
  expect(linkOdds([[vector(0, 3, 0)]], [[vector(1, 3, 0)]])).toBe(0)
})

test('a token has a vector of each window that sees it, from its place there', () => {
  const windows = windowsOf(Int32Array.from({ length: 300 }, (_, at) => 1000 + at))
  const token = 200
  const read = windows.map(({ at, ids }) => {
    const scores = new Float32Array((ids.length - 1) * SCORES_PER_TOKEN)
    scores.fill(1, (token - at) * SCORES_PER_TOKEN, (token - at + 1) * SCORES_PER_TOKEN)
    return scores
  })
  const vectorsAt = vectorsFrom(0, windows, (place) => read[place])
  const found = vectorsAt(token, POINTED_AT)
  expect(found.map(({ window }) => window)).toEqual([0, 1])
  for (const { values } of found) expect([...values]).toEqual(Array(LINK_SIZE).fill(1))
  expect(vectorsAt(0, POINTING_AT).map(({ window }) => window)).toEqual([0])
})
