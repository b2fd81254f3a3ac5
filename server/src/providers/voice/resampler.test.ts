import { expect, test } from 'vitest'
import { noise, toInt16, tone } from '../../testing/sounds.ts'
import { HALF_TAPS, outputAt, resampleWhole } from './resampler.ts'

const RATE = 44_100
const SETTLED = 100

test.each([100, 440, 1_000, 3_000, 6_000])('a tone of %i Hz stays what it is', (frequencyHz) => {
  const output = resampleWhole(toInt16(tone(RATE, frequencyHz, RATE)))
  const expected = tone(16_000, frequencyHz, 16_000)
  for (let at = SETTLED; at < output.length - SETTLED; at++) {
    expect(Math.abs(output[at]! - expected[at]!)).toBeLessThan(0.02)
  }
})

test.each([9_000, 11_000, 15_000, 20_000])(
  'a tone of %i Hz does not come back as another',
  (frequencyHz) => {
    const output = resampleWhole(toInt16(tone(RATE, frequencyHz, RATE)))
    const settled = output.subarray(SETTLED, -SETTLED)
    expect(Math.max(...settled.map(Math.abs))).toBeLessThan(0.005)
  },
)

test('the delayed output is the same as the undelayed one, later', () => {
  const samples = toInt16(noise(4_410, 0.5))
  const late = new Int16Array(samples.length + HALF_TAPS)
  late.set(samples, HALF_TAPS)
  for (let index = 0; index < 1_000; index++) {
    expect(outputAt(late, 0, index, 0)).toBe(outputAt(samples, 0, index, HALF_TAPS))
  }
})
