import { expect, test } from 'vitest'
import { makeFramer } from './frame.ts'
import { joinSamples, levelOf, toBytes, toMono, toS16 } from './pcm.ts'
import { makeResampler } from './resample.ts'

test('floats become 16-bit samples, and louder values are clipped', () => {
  const floats = Float32Array.from([0, 1, -1, 0.5, 2, -2])
  expect([...toS16(floats)]).toEqual([0, 32_767, -32_768, 16_384, 32_767, -32_768])
})

test('bytes are little-endian', () => {
  expect([...toBytes(Int16Array.from([1, -2]))]).toEqual([1, 0, 254, 255])
})

test('two channels become one, at half the loudness each', () => {
  expect([...toMono([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.25])
})

test('frames have equal length and lose nothing, however the samples arrive', () => {
  const frames: number[][] = []
  const framer = makeFramer(4, (frame) => frames.push([...frame]))
  for (const piece of [[1, 2, 3], [4, 5, 6, 7, 8, 9], [10]]) framer.add(Int16Array.from(piece))
  expect(frames).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ])
  expect([...framer.rest()]).toEqual([9, 10])
  expect([...framer.rest()]).toEqual([])
})

test.each([
  [0, 0],
  [33, 0],
  [0.1 * 32_768, 2 / 3],
  [32_767, 1],
])('a constant %i has level %d', (amplitude, level) => {
  expect(levelOf(new Int16Array(100).fill(amplitude))).toBeCloseTo(level, 2)
})

test.each([48_000, 96_000, 22_050])(
  'a tone at %i Hz is the same tone at 44.1 kHz, whole or in pieces',
  (fromHz) => {
    const tone = Float32Array.from({ length: fromHz }, (_, i) => sine(i / fromHz))
    const resample = makeResampler(fromHz, 44_100)
    const pieces: number[] = []
    for (let i = 0; i < tone.length; i += 128) pieces.push(...resample(tone.subarray(i, i + 128)))
    expect(Math.abs(pieces.length - 44_100)).toBeLessThan(8)
    const worst = pieces
      .slice(10, 44_000)
      .reduce((sum, value, i) => Math.max(sum, Math.abs(value - sine((i + 10) / 44_100))), 0)
    expect(worst).toBeLessThan(0.02)
  },
)

test('pieces are joined in order', () => {
  expect([...joinSamples([Int16Array.of(1), Int16Array.of(2, 3)])]).toEqual([1, 2, 3])
})

function sine(seconds: number): number {
  return Math.sin(2 * Math.PI * 440 * seconds)
}
