import { expect, test } from 'vitest'
import { glidingTone } from '../../../testing/gliding-tone.ts'
import { computeMfcc, MFCC_COUNT } from './mfcc.ts'

/** By Kaldi's definition in double precision, written independently of the code under test. */
const FIRST = [
  22.2413, -18.0706, 0.325, -10.3236, -18.1885, -33.5454, -34.4916, -40.6646, -13.9623, 6.499,
  11.4994, 27.2324, 22.1544, 5.0427, 7.4982, -2.7478, -0.3334, -6.4183, -3.3833, 0.9262, -2.217,
  2.2565, -0.2349,
]
const MIDDLE = [
  22.2591, -20.821, -13.549, -28.0871, -27.0057, -1.1489, 28.4305, 24.0774, 1.7308, -19.3078,
  -25.9848, -26.0067, 4.9187, 12.0276, 12.7082, 0.3429, -9.5234, -3.5555, -0.3935, 1.4219, 1.6035,
  0.316, -0.4816,
]

test('features are Kaldi’s', () => {
  const features = computeMfcc(glidingTone())
  expect(features.length).toBe(198 * MFCC_COUNT)
  FIRST.forEach((value, at) => expect(features[at]).toBeCloseTo(value, 3))
  MIDDLE.forEach((value, at) => expect(features[100 * MFCC_COUNT + at]).toBeCloseTo(value, 3))
})

test('silence and too little sound give numbers or nothing', () => {
  expect([...computeMfcc(new Float32Array(200))].every(Number.isFinite)).toBe(true)
  expect(computeMfcc(new Float32Array(199))).toHaveLength(0)
})
