import { expect, test } from 'vitest'
import { soundDistance } from './sound-distance.ts'
import { soundOf } from './sound-of.ts'

test.each([
  ['phase', 'faze'],
  ['knight', 'nite'],
  ['cell', 'sell'],
  ['quick', 'kwik'],
  ['Zyloprim', 'ziloprim'],
])('%s and %s sound about the same', (one, other) => {
  expect(soundDistance(soundOf(one), soundOf(other))).toBeLessThan(0.3)
})

test('the same is at no distance, and what has no sound in common far away', () => {
  expect(soundDistance('lizinapril', 'lizinapril')).toBe(0)
  expect(soundDistance(soundOf('lisinopril'), soundOf('gabapentin'))).toBeGreaterThan(0.5)
  expect(soundDistance('', '')).toBe(0)
})
