import { expect, test } from 'vitest'
import { makePauseCutter } from './cut-at-pauses.ts'

const RATE = 44_100

function feed(...parts: readonly (readonly ['speech' | 'silence', number])[]): number[] {
  const pieces: number[] = []
  const cutter = makePauseCutter(({ length }) => pieces.push(Math.round((length / RATE) * 10) / 10))
  for (const [kind, seconds] of parts) {
    const frame = new Int16Array(1_024).fill(kind === 'speech' ? 6_000 : 20)
    for (let n = 0; n < (seconds * RATE) / 1_024; n++) cutter.add(frame)
  }
  cutter.end()
  return pieces
}

test('a piece ends 0.7 s after the last word, and the next starts a little before the first', () => {
  expect(feed(['silence', 3], ['speech', 2], ['silence', 5], ['speech', 1])).toEqual([3.4, 1.7])
})

test('a breath does not split a piece', () => {
  expect(feed(['silence', 1], ['speech', 1], ['silence', 0.4], ['speech', 1])).toHaveLength(1)
})

test('without a pause it is split at 20 s', () => {
  expect(feed(['silence', 1], ['speech', 45])).toHaveLength(3)
})

test('silence and a click are never sent', () => {
  expect(feed(['silence', 30], ['speech', 0.1], ['silence', 5])).toEqual([])
})
