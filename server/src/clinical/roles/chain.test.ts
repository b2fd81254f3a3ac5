import { expect, test } from 'vitest'
import { readChain } from './chain.ts'

const believe = (emissions: readonly number[], stays: readonly number[]) =>
  [...readChain(Float64Array.from(emissions), Float64Array.from(stays)).clinician].map(
    (belief) => Math.round(belief * 1_000) / 1_000,
  )

/** By trying every way in which the lines may be spoken. */
function enumerate(emissions: readonly number[], stays: readonly number[]): number[] {
  const sums = emissions.map(() => 0)
  let whole = 0
  for (let way = 0; way < 2 ** emissions.length; way += 1) {
    const isClinician = emissions.map((_, at) => ((way >> at) & 1) === 1)
    const odds = emissions.reduce((sum, emission, at) => {
      const stay = at > 0 && isClinician[at] === isClinician[at - 1] ? (stays[at] ?? 0) : 0
      return sum + (isClinician[at] ? emission : 0) + stay
    }, 0)
    whole += Math.exp(odds)
    isClinician.forEach((is, at) => {
      if (is) sums[at] = (sums[at] ?? 0) + Math.exp(odds)
    })
  }
  return sums.map((sum) => Math.round((sum / whole) * 1_000) / 1_000)
}

test.each([
  [[2], [0]],
  [
    [1, 0, -1],
    [0, 2, -3],
  ],
  [
    [0.3, -2, 0, 0, 4],
    [0, -1, 1, -2, 0.5],
  ],
])('the beliefs of %j with %j are those of all ways together', (emissions, stays) => {
  expect(believe(emissions, stays)).toEqual(enumerate(emissions, stays))
})

test('a line that is known moves its neighbours, and nothing moves it', () => {
  const alternating = [0, -4, -4]
  expect(believe([0, 0, 0], alternating)).toEqual([0.5, 0.5, 0.5])
  const [first = 0, second = 0, third = 0] = believe([0, Infinity, 0], alternating)
  expect(second).toBe(1)
  expect(first).toBeLessThan(0.05)
  expect(third).toBeLessThan(0.05)
})

test('lines that are known and contradict what is likely are no calculation error', () => {
  expect(believe([Infinity, -Infinity, 0], [0, 900, 900])).toEqual([1, 0, 0])
})

test('the shared speakers of neighbours are believed alike', () => {
  const { stay } = readChain(Float64Array.from([6, 6, -6]), Float64Array.from([0, 0, 0]))
  expect(stay[1]).toBeGreaterThan(0.9)
  expect(stay[2]).toBeLessThan(0.1)
})

test('no line has no belief', () => {
  expect(believe([], [])).toEqual([])
})
