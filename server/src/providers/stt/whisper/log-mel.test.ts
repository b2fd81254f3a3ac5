import { expect, test } from 'vitest'
import { tone } from '../../../testing/sounds.ts'
import { powerSpectrum } from './fourier.ts'
import { logMel, MEL_BANDS, MEL_FRAMES } from './log-mel.ts'
import { melFilters } from './mel-filters.ts'

test.each([5, 8, 25, 400])('a spectrum of %i samples is what its definition says', (length) => {
  const frame = Float64Array.from({ length }, (_, n) => Math.sin(n * 1.3) + Math.cos(n * n))
  const expected = Array.from({ length: Math.floor(length / 2) + 1 }, (_, k) => {
    let [re, im] = [0, 0]
    for (const [n, sample] of frame.entries()) {
      re += sample * Math.cos((2 * Math.PI * k * n) / length)
      im += sample * Math.sin((2 * Math.PI * k * n) / length)
    }
    return re ** 2 + im ** 2
  })
  const power = powerSpectrum(length)(frame)
  for (const [k, one] of expected.entries()) expect(power[k]).toBeCloseTo(one, 6)
})

test('bands are those of Whisper: even up to 1 kHz, wider above, of equal area', () => {
  const filters = melFilters(80, 201)
  // Of the filter bank that the model was trained with.
  expect(filters[0]?.from).toBe(1)
  expect(filters[0]?.weights[0]).toBeCloseTo(0.024_862_6, 6)
  const area = ({ weights }: (typeof filters)[number]) =>
    weights.reduce((sum, weight) => sum + weight * 40, 0)
  for (const filter of filters.slice(50)) expect(area(filter)).toBeCloseTo(1, 1)
})

test('a tone is loudest in its own band, and what follows the sound is silence', () => {
  const features = logMel(tone(16_000, 1_000, 16_000, 0.5))
  expect(features).toHaveLength(MEL_BANDS * MEL_FRAMES)
  const at = (band: number, frame: number) => features[band * MEL_FRAMES + frame] ?? 0
  const loudest = Array.from({ length: MEL_BANDS }, (_, band) => band).reduce((best, band) =>
    at(band, 50) > at(best, 50) ? band : best,
  )
  // 1 kHz is 15 of the scale's 45.2 steps.
  expect(loudest).toBe(26)
  const highest = features.reduce((most, value) => Math.max(most, value))
  const lowest = features.reduce((least, value) => Math.min(least, value))
  expect(highest).toBe(at(26, 50))
  // Eight powers of ten below the loudest, on a scale of four.
  expect(at(26, 200)).toBeCloseTo(highest - 2, 5)
  expect(lowest).toBeCloseTo(highest - 2, 5)
})

test('silence is flat', () => {
  expect(new Set(logMel(new Float32Array(8_000)))).toEqual(new Set([-1.5]))
})
