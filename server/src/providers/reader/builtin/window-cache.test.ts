import { expect, test } from 'vitest'
import {
  LINK_SIZE,
  POINTED_AT,
  POINTING_AT,
  SCORES_PER_TOKEN,
} from '../../../clinical/ledger/reading/reader-layout.ts'
import { createWindowCache } from './window-cache.ts'

test('scores come back as they were', () => {
  const cache = createWindowCache()
  cache.set('one', Float32Array.from([0, 0.25, 1, 0.5]))
  const [a, b, c, d] = cache.get('one') ?? []
  expect([a, c]).toEqual([0, 1])
  expect([b, d].map((score) => score?.toFixed(4))).toEqual(['0.2500', '0.5000'])
  expect([cache.has('one'), cache.has('two')]).toEqual([true, false])
})

test('so do vectors, which go below 0 and beyond 1', () => {
  const cache = createWindowCache()
  const scores = new Float32Array(2 * SCORES_PER_TOKEN)
  for (let at = 0; at < LINK_SIZE; at += 1) {
    scores[POINTING_AT + at] = at / 10 - 1.5
    scores[SCORES_PER_TOKEN + POINTED_AT + at] = 3.1 - at / 5
  }
  cache.set('one', scores)
  const back = cache.get('one') ?? new Float32Array()
  for (const [at, score] of scores.entries()) expect(back[at]).toBeCloseTo(score, 3)
})
