import { expect, test } from 'vitest'
import { createIdleCache } from './idle-cache.ts'

test('when it is full, the least recently used entry is evicted first', () => {
  const cache = createIdleCache<string>({ most: 8, sizeOf: ({ length }) => length })
  cache.set('one', 'four')
  cache.set('two', 'four')
  cache.get('one')
  cache.set('three', 'four')
  expect(['one', 'two', 'three'].map(cache.get)).toEqual(['four', undefined, 'four'])
  cache.set('three', 'eightish')
  expect(['one', 'three'].map(cache.get)).toEqual([undefined, 'eightish'])
})

test('entries that nobody has used lately are evicted', () => {
  let nowMs = 0
  const cache = createIdleCache<string>({ most: 8, idleMs: 100, now: () => nowMs })
  cache.set('one', 'a')
  nowMs = 90
  cache.get('one')
  nowMs = 180
  cache.set('two', 'b')
  expect(cache.get('one')).toBe('a')
  nowMs = 300
  cache.set('three', 'c')
  expect(['one', 'two'].map(cache.get)).toEqual([undefined, undefined])
})

test('a value is created once', () => {
  const cache = createIdleCache<number>({ most: 8 })
  let made = 0
  const make = () => (made += 1)
  expect([cache.take('one', make), cache.take('one', make)]).toEqual([1, 1])
  cache.delete('one')
  expect(cache.take('one', make)).toBe(2)
})
