import { expect, test } from 'vitest'
import { createWindowCache } from './window-cache.ts'

test('scores come back as they were', () => {
  const cache = createWindowCache()
  cache.set('one', Float32Array.from([0, 0.25, 1, 0.5]))
  const [a, b, c, d] = cache.get('one') ?? []
  expect([a, c]).toEqual([0, 1])
  expect([b, d].map((score) => score?.toFixed(4))).toEqual(['0.2500', '0.5000'])
  expect([cache.has('one'), cache.has('two')]).toEqual([true, false])
})
