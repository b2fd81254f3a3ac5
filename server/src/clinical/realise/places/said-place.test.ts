import { expect, test } from 'vitest'
import { isPlaceSaid, withoutShorterPlace } from './said-place.ts'

test.each([
  ['elbow', 'tenderness of the elbow', true],
  ['inside of the elbow', 'tenderness of the medial elbow', true],
  ['outside of the elbow', 'tenderness of the medial elbow', false],
  ['wrist', 'tenderness of the elbow', false],
])('%s in %s: %s', (place, name, isSaid) => {
  expect(isPlaceSaid(place, name)).toBe(isSaid)
})

test.each([
  ['swelling on the back of the hand', 'on the back of the hand and on the wrist', 'swelling'],
  ['tenderness over the flank area', 'flank area above the hip', 'tenderness'],
  ['weakness of the upper extremities', 'upper extremities and the neck', 'weakness'],
  ['swelling of the hand', 'wrist', 'swelling of the hand'],
  ['loss of sensation', 'sensation in the hand', 'loss of sensation'],
  ['decreased range of motion', 'range of the hip', 'decreased range of motion'],
])('%s, %s: %s', (name, place, rest) => {
  expect(withoutShorterPlace(name, place)).toBe(rest)
})
