import { expect, test } from 'vitest'
import { createWindowCache } from './window-cache.ts'

const ids = (...values: number[]) => Int32Array.from(values)
/** Two bytes each once they are kept. */
const SCORES = Float32Array.from([0, 0.25, 1, 0.5])

test('scores come back as they were, to the practitioner for whom they were read', () => {
  const cache = createWindowCache()
  cache.set('ada', ids(1, 2), SCORES)
  const [a, b, c, d] = cache.get('ada', ids(1, 2)) ?? []
  expect([a, c]).toEqual([0, 1])
  expect([b, d].map((score) => score?.toFixed(4))).toEqual(['0.2500', '0.5000'])
  expect(cache.get('bob', ids(1, 2))).toBeUndefined()
  expect(cache.get('ada', ids(2, 1))).toBeUndefined()
})

test('when there is no more room, what was used longest ago goes first', () => {
  const cache = createWindowCache({ maxBytes: 16 })
  cache.set('ada', ids(1), SCORES)
  cache.set('ada', ids(2), SCORES)
  cache.has('ada', ids(1))
  cache.set('ada', ids(3), SCORES)
  expect([1, 2, 3].map((id) => cache.has('ada', ids(id)))).toEqual([true, false, true])
})

test('what nobody has asked for lately is forgotten', () => {
  let time = 0
  const cache = createWindowCache({ idleMs: 1_000, now: () => time })
  cache.set('ada', ids(1), SCORES)
  time = 1_001
  cache.set('ada', ids(2), SCORES)
  expect([1, 2].map((id) => cache.has('ada', ids(id)))).toEqual([false, true])
})
